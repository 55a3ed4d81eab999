/* SPDX-License-Identifier: MIT */
/* Names of chips in place of targets and profiles. See chips.h. */
#include "ask/chips.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ask/chip_key.h"
#include "base/spelling.h"

#define REASON_MAX 700

/* ---- Targets and compute capabilities -------------------------------- */

static const char *target_named(const char *name)
{
    const char *target;
    uint8_t i;

    for (i = 0; (target = mmaref_target_name(i)) != NULL && strcmp(target, name) != 0; i++) {
    }
    return target;
}

const char *target_name_now(const char *target)
{
    const renamed_target *row = renamed_targets;

    while (row->name != NULL && strcmp(row->name, target) != 0) {
        row++;
    }
    return row->now;
}

const char *target_name_before(const char *target)
{
    const renamed_target *row = renamed_targets;

    while (row->name != NULL && strcmp(row->now, target) != 0) {
        row++;
    }
    return row->name;
}

/* What may stand before the number of a target, or of the compute capability of a chip. */
static const struct {
    const char *text;
    bool is_chip;
} prefixes[] = { { "computecapability", true }, { "capability", true }, { "cc", true }, { "compute", false },
                 { "sm", false } };

/* The number in "sm86", "compute_120a", "cc 8.6", "8.6", "90a", ten times a version, and its suffix; 0 if there is
 * none. */
static unsigned read_number(const chip_key *key, bool has_point, char *suffix, bool *is_chip)
{
    const char *at = key->all, *end;
    size_t digits, i;

    *is_chip = has_point;
    for (i = 0; i < sizeof prefixes / sizeof prefixes[0] && at == key->all; i++) {
        size_t length = strlen(prefixes[i].text);
        if (strncmp(at, prefixes[i].text, length) == 0) {
            at += length;
            *is_chip = has_point || prefixes[i].is_chip;
        }
    }
    digits = strspn(at, "0123456789");
    end = at + digits;
    *suffix = *end;
    if (digits < 2 || digits > 3 || (*end != '\0' && (strchr("af", *end) == NULL || end[1] != '\0'))) {
        return 0;
    }
    *is_chip = *is_chip && *suffix == '\0';
    return (unsigned)strtoul(at, NULL, 10);
}

#define FIRST_WITH_UNIT 70 /* sm_70 */
#define FIRST_CAPABILITY 10

static chip_answer find_target(const char *place, const char *text, size_t length, const chip_key *key,
                               chip_named *found)
{
    const char *point = memchr(text, '.', length);
    bool has_point = point != NULL && point > text && isdigit((unsigned char)point[-1]), is_named;
    char suffix, name[16];
    unsigned number = read_number(key, has_point, &suffix, &found->is_chip);

    if (number == 0) {
        return CHIP_NONE;
    }
    is_named = has_point || !isdigit((unsigned char)key->all[0]);
    snprintf(name, sizeof name, suffix == '\0' ? "sm_%u" : "sm_%u%c", number, suffix);
    found->name = found->target = target_named(name);
    if (found->target == NULL && is_named && number >= FIRST_CAPABILITY && number < FIRST_WITH_UNIT) {
        char reason[80];
        snprintf(reason, sizeof reason, "compute capability %u.%u has no matrix unit", number / 10, number % 10);
        (void)cli_complain(place, text, length, reason, NULL);
        return CHIP_REFUSED;
    }
    return found->target == NULL ? CHIP_NONE : CHIP_FOUND;
}

unsigned chip_targets(const chip_named *named, const char *targets[CHIP_TARGETS_MAX])
{
    static const char suffixes[CHIP_TARGETS_MAX] = { '\0', 'f', 'a' }; /* one chip, its family, all later ones */
    char name[16];
    unsigned count = 0, i;

    targets[0] = named->target;
    for (i = 0; named->is_chip && i < CHIP_TARGETS_MAX; i++) {
        snprintf(name, sizeof name, "%s%c", named->target, suffixes[i]);
        targets[count] = target_named(name);
        count += targets[count] != NULL;
    }
    return named->is_chip ? count : 1;
}

/* ---- Several chips --------------------------------------------------- */

/* Chips with a unit, by architecture or by a number. */
typedef struct {
    const chip_key *key;
    const char *architecture; /* NULL: chips that `left` is short for */
    const char *left;
} chip_request;

static bool is_asked_for(const chip_request *wanted, const chip *is)
{
    if (wanted->architecture != NULL) {
        return is->architecture != NULL && strcmp(is->architecture, wanted->architecture) == 0;
    }
    return chip_key_is_short_for(wanted->left, is) && chip_key_fits(wanted->key, is);
}

#define OF_TARGET_MAX 3 /* this many chips of a target are listed */

/* Lists them as " sm_100 (b200, gb200)"; returns how many targets they have. */
static unsigned list_targets(const chip_request *wanted, char list[REASON_MAX], const chip **first)
{
    const char *last = "";
    unsigned targets = 0, of_target = 0, i;
    size_t used;

    list[0] = '\0';
    for (i = 0; i < chip_count; i++) {
        if (chips[i].target == NULL || !is_asked_for(wanted, &chips[i])) {
            continue;
        }
        used = strlen(list);
        if (strcmp(chips[i].target, last) != 0) {
            *first = targets == 0 ? &chips[i] : *first;
            snprintf(list + used, REASON_MAX - used, "%s%s (%s", targets++ == 0 ? " " : "), ", chips[i].target,
                     chips[i].name);
            of_target = 0;
        } else if (++of_target <= OF_TARGET_MAX) {
            snprintf(list + used, REASON_MAX - used, ", %s", of_target == OF_TARGET_MAX ? "..." : chips[i].name);
        }
        last = chips[i].target;
    }
    used = strlen(list);
    snprintf(list + used, REASON_MAX - used, "%s", targets == 0 ? "" : ")");
    return targets;
}

static chip_answer complain_without(const char *place, const char *text, size_t length, const chip *is)
{
    char reason[120];

    snprintf(reason, sizeof reason, "%s, of compute capability %s, has no matrix unit", is->name, is->capability);
    (void)cli_complain(place, text, length, reason, NULL);
    return CHIP_REFUSED;
}

/* One target, or a complaint about several. */
static chip_answer find_several(const char *place, const char *text, size_t length, const chip_request *wanted,
                                chip_named *found)
{
    char list[REASON_MAX], reason[REASON_MAX + 60];
    const chip *first = NULL;
    unsigned targets = list_targets(wanted, list, &first);

    if (targets > 1) {
        snprintf(reason, sizeof reason, "%s:%s", wanted->architecture != NULL ? "an architecture with several targets"
                                                                              : "several chips are called so", list);
        (void)cli_complain(place, text, length, reason, NULL);
        return CHIP_REFUSED;
    }
    if (targets == 1) {
        found->name = wanted->architecture != NULL ? first->architecture : first->name;
        found->target = first->target;
        found->is_chip = true;
        return CHIP_FOUND;
    }
    return CHIP_NONE;
}

/* A chip without a unit: of an architecture, or that a number is short for, such as 1080. */
static const chip *without_unit(const chip_request *wanted)
{
    unsigned i;

    for (i = 0; i < chip_count; i++) {
        if (chips[i].target == NULL && is_asked_for(wanted, &chips[i])) {
            return &chips[i];
        }
    }
    return NULL;
}

chip_answer chip_find(const char *place, const char *text, size_t length, chip_named *found)
{
    char left[CHIP_KEY_MAX];
    chip_key key;
    const chip *is;
    chip_answer answer;

    if (!chip_key_read(text, length, &key)) {
        return CHIP_NONE;
    }
    answer = find_target(place, text, length, &key, found);
    if (answer != CHIP_NONE) {
        return answer;
    }
    is = chip_key_find(&key, left);
    if (is == NULL) {
        const chip_request wanted = { &key, chip_key_architecture(&key), left };
        answer = find_several(place, text, length, &wanted, found);
        is = answer == CHIP_NONE ? without_unit(&wanted) : NULL;
        if (is != NULL && wanted.architecture != NULL) {
            (void)cli_complain(place, text, length, "an architecture that has no matrix unit", NULL);
            return CHIP_REFUSED;
        }
    } else if (is->target != NULL) {
        found->name = is->name;
        found->target = is->target;
        found->is_chip = true;
        return CHIP_FOUND;
    }
    return is != NULL ? complain_without(place, text, length, is) : answer;
}

/* ---- Misspellings ---------------------------------------------------- */

/* Whether two numbers are of one generation: 5070 and 5090, 100 and 10. */
static bool is_same_generation(const chip_parts *x, const chip_parts *y)
{
    size_t shorter = x->digits < y->digits ? x->digits : y->digits;

    if (strncmp(x->number, y->number, shorter) == 0) {
        return true;
    }
    if (x->digits >= 4 && y->digits >= 4) {
        bool x_is_round = strncmp(x->number + 2, "00", 2) == 0, y_is_round = strncmp(y->number + 2, "00", 2) == 0;
        return strncmp(x->number, y->number, 2) == 0 && x_is_round == y_is_round;
    }
    return x->digits < 4 && y->digits < 4 && x->number[0] == y->number[0];
}

static bool is_series(const char *key, size_t letters)
{
    unsigned i;

    for (i = 0; i < chip_count; i++) {
        if (chip_key_split(chips[i].name).letters == letters && memcmp(chips[i].name, key, letters) == 0) {
            return true;
        }
    }
    return false;
}

static bool may_mean(const char *key, const char *name)
{
    const chip_parts typed = chip_key_split(key), known = chip_key_split(name);
    bool is_same_number = typed.digits == known.digits && memcmp(typed.number, known.number, typed.digits) == 0;

    if (typed.digits == 0 || known.digits == 0) {
        return typed.digits == known.digits && key[0] == name[0];
    }
    if (typed.letters == known.letters && memcmp(key, name, typed.letters) == 0) {
        return is_same_generation(&typed, &known);
    }
    return is_same_number && (typed.digits >= 4 || !is_series(key, typed.letters));
}

/* What was typed: the key, and what is left of it. */
typedef struct {
    const chip_key *key;
    const char *left;
} chip_typed;

static const char *chip_at(size_t index, const void *context)
{
    const chip_typed *typed = context;
    const chip *is = &chips[index % chip_count];
    const char *name = index < chip_count ? is->name : is->architecture; /* all names, then architectures */

    if (index >= 2 * (size_t)chip_count) {
        return NULL;
    }
    return is->target != NULL && chip_key_fits(typed->key, is) && may_mean(typed->left, name) ? name : "";
}

const char *chip_nearest(const char *text, size_t length)
{
    char left[CHIP_KEY_MAX];
    chip_key key;
    const chip_typed typed = { &key, left };

    if (!chip_key_read(text, length, &key) || chip_key_find(&key, left) != NULL) {
        return NULL;
    }
    return spelling_nearest(left, strlen(left), chip_at, &typed);
}

/* ---- Arithmetics ----------------------------------------------------- */

/* The words before the first that has an equals sign. */
static size_t name_length(const char *text)
{
    size_t length = strcspn(text, "=");

    if (text[length] == '=') {
        while (length != 0 && text[length - 1] != ' ' && text[length - 1] != '\t') {
            length--;
        }
    }
    while (length != 0 && (text[length - 1] == ' ' || text[length - 1] == '\t')) {
        length--;
    }
    return length;
}

int chip_replace(const char *place, const char *text, char into[CHIP_TEXT_MAX], const char **replaced)
{
    size_t length = name_length(text);
    chip_named found;
    chip_answer answer = chip_find(place, text, length, &found);

    *replaced = NULL;
    if (answer == CHIP_NONE && strcspn(text, " \t") < length && chip_nearest(text, length) != NULL) {
        return cli_complain(place, text, length, "unknown chip", chip_nearest(text, length));
    }
    if (answer == CHIP_FOUND && strlen(found.target) + strlen(text + length) < CHIP_TEXT_MAX) {
        strcat(strcpy(into, found.target), text + length);
        *replaced = into;
    }
    return answer == CHIP_REFUSED ? EXIT_UNREADABLE : EXIT_EQUAL;
}
