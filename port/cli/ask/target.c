/* SPDX-License-Identifier: MIT */
/* --target and --ptx. See target.h. */
#include "ask/target.h"

#include <stdlib.h>
#include <string.h>

/* "8.7" -> 87; anything above -> UINT8_MAX; 0 if the text is no version. */
static uint8_t read_version(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    const char *minor = text + digits + 1;
    unsigned long version;

    if (digits == 0 || digits > 2 || text[0] == '0' || text[digits] != '.' || strspn(minor, "0123456789") != 1 ||
        minor[1] != '\0') {
        return 0;
    }
    version = strtoul(text, NULL, 10) * 10 + strtoul(minor, NULL, 10);
    return version < UINT8_MAX ? (uint8_t)version : UINT8_MAX;
}

static const char *version_text(uint32_t version, char text[8])
{
    snprintf(text, 8, "%u.%u", version / 10u % 100u, version % 10u);
    return text;
}

static int complain_target(const char *target, const mmaref_error *error)
{
    const char *near_chip = chip_nearest(target, strlen(target));
    const char *nearest = near_chip != NULL ? near_chip : error->nearest;
    char reason[400];
    size_t length = (size_t)snprintf(reason, sizeof reason, "%s", mmaref_reason_text(error->reason));
    const char *name;
    uint8_t i;

    if (nearest == NULL) { /* then all of them */
        length += (size_t)snprintf(reason + length, sizeof reason - length, "; there are");
        for (i = 0; (name = mmaref_target_name(i)) != NULL && length < sizeof reason; i++) {
            length += (size_t)snprintf(reason + length, sizeof reason - length, " %s", name);
        }
    }
    return cli_complain("--target", target, strlen(target), reason, nearest);
}

static mmaref_status check_one(const char *target, uint8_t ptx_version, const mmaref_instruction *instruction,
                               mmaref_error *error)
{
    return mmaref_target_check(instruction, target, target == NULL ? 0 : strlen(target), ptx_version, error);
}

mmaref_status target_accepts(const target_request *wanted, const mmaref_instruction *instruction,
                             mmaref_error *error)
{
    const char *first = wanted->targets == 0 ? NULL : wanted->of[0];
    mmaref_status status = check_one(first, wanted->ptx_version, instruction, error);
    unsigned i;

    for (i = 1; status != MMAREF_OK && i < wanted->targets; i++) {
        mmaref_error of_this;
        mmaref_status answer = check_one(wanted->of[i], wanted->ptx_version, instruction, &of_this);
        if (answer == MMAREF_OK || (answer == MMAREF_E_PTX && status != MMAREF_E_PTX)) {
            status = answer; /* a target that lacks only the version tells more */
            *error = of_this;
        }
    }
    return status;
}

const char *target_to_compile_for(const target_request *wanted, const mmaref_instruction *instruction,
                                  former_form form)
{
    uint8_t version = form.unaligned ? 0 : wanted->ptx_version; /* older than that of the instruction */
    mmaref_error error;
    unsigned i;

    for (i = 0; i < wanted->targets; i++) {
        if (check_one(wanted->of[i], version, instruction, &error) == MMAREF_OK) {
            return wanted->of[i];
        }
    }
    return NULL;
}

unsigned targets_of(const mmaref_instruction *instruction, const char *targets[TARGETS_MAX])
{
    mmaref_error error;
    unsigned count = 0;
    uint8_t i;

    for (i = 0; count < TARGETS_MAX && mmaref_target_name(i) != NULL; i++) {
        targets[count] = mmaref_target_name(i);
        count += check_one(targets[count], 0, instruction, &error) == MMAREF_OK;
    }
    return count;
}

/* Why a request fits no instruction: the name or version is unknown, or the target needs a later version; then the
 * lowest such version. */
static void refusal_of_all(const target_request *wanted, mmaref_error *error)
{
    mmaref_instruction any;
    mmaref_error refusal;
    mmaref_status status;
    uint16_t id;

    memset(error, 0, sizeof *error);
    for (id = 0; (status = mmaref_instruction_at(id, &any)) == MMAREF_OK || status == MMAREF_E_LEFT_OUT; id++) {
        if (status != MMAREF_OK || target_accepts(wanted, &any, &refusal) == MMAREF_OK ||
            refusal.reason == MMAREF_REASON_NOT_OF_PTX) {
            continue;
        }
        if (error->status == MMAREF_OK || refusal.bits < error->bits) {
            *error = refusal;
        }
    }
}

/* The version of PTX that brought the target of a request. */
static uint8_t version_of_target(const target_request *wanted)
{
    target_request at = *wanted;
    mmaref_error error;
    uint8_t i;

    for (i = 0; (at.ptx_version = mmaref_ptx_version(i)) != 0; i++) {
        refusal_of_all(&at, &error);
        if (error.reason != MMAREF_REASON_TARGET_OF_LATER_VERSION) {
            break;
        }
    }
    return at.ptx_version;
}

/* Complains about a request that no instruction can answer. */
static int check_request(const char *ptx, const target_request *wanted)
{
    mmaref_error error;
    char reason[200], version[8];
    const char *before;

    refusal_of_all(wanted, &error);
    switch (error.reason) {
    case MMAREF_REASON_NO_VERSION:
        return cli_complain("--ptx", ptx, strlen(ptx), mmaref_reason_text(error.reason),
                            version_text(error.bits, version));
    case MMAREF_REASON_NO_TARGET:
        return complain_target(wanted->target, &error);
    case MMAREF_REASON_TARGET_OF_LATER_VERSION:
        before = target_name_before(wanted->of[0]);
        snprintf(reason, sizeof reason, "%s needs PTX %s%s%s", wanted->called,
                 version_text(version_of_target(wanted), version), before == NULL ? "" : "; until then it is ",
                 before == NULL ? "" : before);
        return cli_complain("--ptx", ptx, strlen(ptx), reason, NULL);
    default:
        return EXIT_EQUAL;
    }
}

/* The targets that --target stands for; a word that is none is left to mmaref_target_check. */
static int read_targets(target_request *wanted)
{
    chip_named named;

    wanted->targets = 0;
    if (wanted->target == NULL) {
        return EXIT_EQUAL;
    }
    switch (chip_find("--target", wanted->target, strlen(wanted->target), &named)) {
    case CHIP_FOUND:
        wanted->targets = chip_targets(&named, wanted->of);
        wanted->is_chip = named.is_chip;
        snprintf(wanted->called, sizeof wanted->called,
                 strcmp(named.name, named.target) == 0 ? "%s" : "%s (%s)", named.name, named.target);
        return EXIT_EQUAL;
    case CHIP_REFUSED:
        return EXIT_UNREADABLE;
    default:
        wanted->of[wanted->targets++] = wanted->target;
        return EXIT_EQUAL;
    }
}

/* Says so where the version has the target by another name. */
static void note_renamed(const target_request *wanted)
{
    target_request later = *wanted;
    const char *now = wanted->targets == 0 ? NULL : target_name_now(wanted->of[0]);
    char version[8];

    if (now == NULL || wanted->ptx_version == 0) {
        return;
    }
    later.of[0] = now;
    if (version_of_target(&later) <= wanted->ptx_version) {
        fprintf(stderr, "mmaref: note: since PTX %s %s is called %s\n",
                version_text(version_of_target(&later), version), wanted->of[0], now);
    }
}

int target_read(target_request *wanted)
{
    if (read_targets(wanted) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    wanted->ptx_version = wanted->ptx == NULL ? 0 : read_version(wanted->ptx);
    if (wanted->ptx != NULL && wanted->ptx_version == 0) {
        return cli_complain("--ptx", wanted->ptx, strlen(wanted->ptx), "a version is written as 8.7", NULL);
    }
    if (wanted->target == NULL && wanted->ptx == NULL) {
        return EXIT_EQUAL;
    }
    if (check_request(wanted->ptx, wanted) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    note_renamed(wanted);
    return EXIT_EQUAL;
}

/* MMAREF_PTX_ISA and its like, times ten. */
#define TIMES_TEN(stamp) (uint8_t)((stamp) / 100 * 10 + (stamp) % 100)

int edition_read(const char *text, uint8_t *edition)
{
    const uint8_t first = TIMES_TEN(MMAREF_PTX_ISA_FIRST), last = TIMES_TEN(MMAREF_PTX_ISA);
    uint8_t nearest = last, version, i;
    char reason[80], version_of[8];

    *edition = text == NULL ? 0 : read_version(text);
    if (text == NULL) {
        return EXIT_EQUAL;
    }
    for (i = 0; (version = mmaref_ptx_version(i)) != 0; i++) {
        if (version == *edition && version >= first && version <= last) {
            return EXIT_EQUAL;
        }
    }
    if (*edition < first) {
        nearest = first;
    }
    snprintf(reason, sizeof reason, "these tables have no such edition");
    return cli_complain("--edition", text, strlen(text), reason, version_text(nearest, version_of));
}

bool target_excludes(const target_request *wanted, const mmaref_instruction *instruction, former_form form,
                     char *reason, size_t size)
{
    target_request left = *wanted;
    uint8_t first = former_first_version(instruction, form);
    mmaref_error error;
    char version[8];

    if (former_is_gone(form, wanted->ptx_version, reason, size)) {
        return true;
    }
    if (form.unaligned && wanted->ptx_version != 0) {
        if (wanted->ptx_version < first) {
            snprintf(reason, size, "legal, but needs PTX %s", version_text(first, version));
            return true;
        }
        left.ptx_version = 0; /* the target alone is left to check */
    }
    switch (target_accepts(&left, instruction, &error)) {
    case MMAREF_OK:
        return false;
    case MMAREF_E_PTX:
        snprintf(reason, size, "legal, but needs PTX %s", version_text(error.bits, version));
        return true;
    default:
        if (error.nearest == NULL) {
            snprintf(reason, size, "%s", mmaref_reason_text(error.reason));
        } else {
            snprintf(reason, size, "legal, but not on %s, only on %s%s", wanted->called, error.nearest,
                     mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MMA
                         ? "; see mmaref split"
                         : "");
        }
        return true;
    }
}

int target_check(const target_request *wanted, const mmaref_instruction *instruction, const char *name,
                 former_form form)
{
    char reason[TARGET_REASON_MAX];

    return target_excludes(wanted, instruction, form, reason, sizeof reason)
               ? cli_complain(NULL, name, strlen(name), reason, NULL)
               : EXIT_EQUAL;
}
