/* SPDX-License-Identifier: MIT */
/* mmaref list: the instructions, those of a family or target, or that have certain words. */
#include <string.h>

#include "ask/instruction_text.h"
#include "ask/target.h"
#include "base/spelling.h"
#include "base/table.h"
#include "commands.h"

/* Whether a name begins with the words of a family: "mma.sp" has mma.sp::ordered_metadata too. */
static bool is_of_family(const char *name, const char *family)
{
    size_t length = strlen(family);

    return strncmp(name, family, length) == 0 && strchr(".:", name[length]) != NULL;
}

/* A version of PTX times ten; 0: none, as the instruction is not of PTX. */
static void put_version(table *t, unsigned version)
{
    char text[8];

    snprintf(text, sizeof text, "%u.%u", version / 10 % 100, version % 10);
    table_optional(t, version == 0 ? NULL : text);
}

/* The conditions, as bits: what an instruction may fail. */
enum {
    OF_WORDS = 1,
    OF_FAMILY = 2,
    OF_TARGET = 4,
    OF_PTX = 8,
    OF_EDITION = 16,
    CONDITIONS = 32
};

/* What is asked of the instructions that `list` prints. */
typedef struct {
    target_request target;
    const char *family;   /* NULL: any */
    uint8_t edition;      /* of the PTX ISA, times ten; 0: any */
    abbreviation words;  /* none: any */
    bool is_long, with_target;
    unsigned failing[CONDITIONS]; /* how many fail just these conditions */
} list_request;

/* The words of all arguments, as one abbreviation. */
static int read_words(command_line *line, abbreviation *words)
{
    words->count = 0;
    if (instruction_text_gather(line, 0) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return line->arguments == 0 ? EXIT_EQUAL : abbreviation_read(line->argument[0], words);
}

/* An instruction as the asked version writes it. */
typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    former_form form;
    uint8_t version;            /* of PTX, times ten, that brought it */
    char name[FORMER_NAME_MAX]; /* with .aligned, which words may ask for */
    char written[FORMER_NAME_MAX];
} listed;

/* Reads one in a form; false if the build leaves it out, or no version has the form. */
static bool read_listed(uint16_t id, former_form form, listed *l)
{
    former_form aligned = form;

    aligned.unaligned = false;
    if (mmaref_instruction_at(id, &l->instruction) != MMAREF_OK || !former_name(&l->instruction, aligned, l->name)) {
        return false;
    }
    l->form = former_name(&l->instruction, form, l->written) ? form : aligned;
    if (l->form.unaligned != form.unaligned) {
        memcpy(l->written, l->name, sizeof l->written);
    }
    l->version = former_first_version(&l->instruction, l->form);
    cli_must(mmaref_instruction_describe(&l->instruction, &l->is));
    return true;
}

/* The form in which a version writes an instruction; false after the last one. */
static bool next_form(const list_request *wanted, unsigned index, former_form *form)
{
    char reason[TARGET_REASON_MAX];

    form->unaligned = wanted->target.ptx_version != 0;
    form->saturates = false;
    form->unaligned = form->unaligned && !former_is_gone(*form, wanted->target.ptx_version, reason, sizeof reason);
    form->saturates = index == 1;
    return index == 0 || (index == 1 && !former_is_gone(*form, wanted->target.ptx_version, reason, sizeof reason));
}

static unsigned failed_conditions(const list_request *wanted, const listed *l)
{
    target_request of_target = wanted->target, of_ptx = wanted->target;
    char reason[TARGET_REASON_MAX];
    mmaref_error error;
    unsigned failed = abbreviation_fits(l->name, &wanted->words) ? 0 : OF_WORDS;

    of_target.ptx_version = 0;
    of_ptx.targets = 0;
    failed |= wanted->family == NULL || is_of_family(l->name, wanted->family) ? 0 : OF_FAMILY;
    failed |= target_accepts(&of_target, &l->instruction, &error) == MMAREF_OK ? 0 : OF_TARGET;
    failed |= target_excludes(&of_ptx, &l->instruction, l->form, reason, sizeof reason) ? OF_PTX : 0;
    failed |= wanted->edition == 0 || (l->is.edition != 0 && l->is.edition <= wanted->edition) ? 0 : OF_EDITION;
    if (failed == 0 && target_excludes(&wanted->target, &l->instruction, l->form, reason, sizeof reason)) {
        failed = OF_TARGET | OF_PTX; /* the chip has a target for each, none for both */
    }
    return failed;
}

#define FAMILIES_MAX 24
#define FAMILY_LENGTH 40

typedef struct {
    unsigned count;
    char name[FAMILIES_MAX][FAMILY_LENGTH]; /* of an instruction, down to `sync` */
} family_names;

static const char *family_at(size_t index, const void *families)
{
    const family_names *all = families;

    return index < all->count ? all->name[index] : NULL;
}

/* Whether the name after the last one is new. */
static bool is_new(const family_names *all)
{
    unsigned i;

    for (i = 0; i < all->count && strcmp(all->name[i], all->name[all->count]) != 0; i++) {
    }
    return i == all->count;
}

/* Gathers the names of families. */
static void read_families(family_names *all)
{
    mmaref_instruction instruction;
    char name[MMAREF_TEXT_MAX];
    uint16_t id;

    all->count = 0;
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &instruction) == MMAREF_OK &&
            mmaref_instruction_format(&instruction, name, sizeof name) == MMAREF_OK && all->count < FAMILIES_MAX) {
            char *sync = strstr(name, ".sync");
            snprintf(all->name[all->count], FAMILY_LENGTH, "%.*s",
                     (int)(sync == NULL ? strlen(name) : (size_t)(sync - name)), name);
            all->count += is_new(all);
        }
    }
}

/* How many would be listed without some conditions. */
static unsigned count_without(const list_request *wanted, unsigned conditions)
{
    unsigned failed, count = 0;

    for (failed = 0; failed < CONDITIONS; failed++) {
        count += (failed & ~conditions) == 0 ? wanted->failing[failed] : 0;
    }
    return count;
}

static unsigned count_ones(unsigned conditions)
{
    unsigned ones = 0;

    for (; conditions != 0; conditions &= conditions - 1) {
        ones++;
    }
    return ones;
}

/* "--target sm_120 and --ptx 8.7" */
static void name_conditions(const list_request *wanted, const char *edition, unsigned conditions, char text[400])
{
    const char *const names[] = { "words", "--family", "--target", "--ptx", "--edition" };
    const char *const values[] = { wanted->words.text, wanted->family, wanted->target.called, wanted->target.ptx,
                                   edition };
    size_t used = 0;
    unsigned i;

    text[0] = '\0';
    for (i = 0; i < sizeof names / sizeof names[0] && used < 400; i++) {
        if ((conditions >> i & 1u) != 0) {
            used += (size_t)snprintf(text + used, 400 - used, "%s%s '%s'", used == 0 ? "" : " and ", names[i],
                                     values[i]);
        }
    }
}

/* Adds the words of a need to others, if they are new. */
static void add_need(char needs[300], const char *need)
{
    if (strstr(needs, need) == NULL && strlen(needs) + strlen(need) + 6 < 300) {
        strcat(strcat(needs, needs[0] == '\0' ? "" : "; or "), need);
    }
}

/* What the instructions ask for that only one condition excludes: their targets, or the lowest version. */
static void put_needs(const list_request *wanted, unsigned condition)
{
    char needs[300] = "";
    unsigned lowest = 0, version;
    former_form form;
    listed l;
    uint16_t id;

    (void)next_form(wanted, 0, &form);
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (read_listed(id, form, &l) && failed_conditions(wanted, &l) == condition && l.version != 0) {
            add_need(needs, condition == OF_TARGET ? l.is.targets : "");
            version = condition == OF_PTX ? l.version : l.is.edition;
            lowest = lowest == 0 || version < lowest ? version : lowest;
        }
    }
    if (condition != OF_TARGET && lowest != 0) {
        snprintf(needs, sizeof needs, "%s %u.%u or later", condition == OF_PTX ? "PTX" : "edition", lowest / 10 % 100,
                 lowest % 10);
    }
    fprintf(stderr, ": %s", needs[0] == '\0' ? "not of PTX" : needs);
}

/* Says what some conditions exclude. */
static void put_excluded(const list_request *wanted, const char *edition, unsigned conditions)
{
    unsigned count = count_without(wanted, conditions);
    bool is_alone = count_ones(conditions) == 1;
    char text[400];

    name_conditions(wanted, edition, conditions, text);
    fprintf(stderr, "mmaref: note: nothing is listed: %s exclude%s the %u instruction%s that all else leaves", text,
            is_alone ? "s" : "", count, count == 1 ? "" : "s");
    if (is_alone && (conditions & (OF_TARGET | OF_PTX | OF_EDITION)) != 0) {
        put_needs(wanted, conditions);
    }
    fputs("\n", stderr);
}

/* Names the fewest conditions of some without which something would be listed; false if it takes others too. */
static bool explain_by(const list_request *wanted, const char *edition, unsigned some)
{
    unsigned conditions, size;
    bool found = false;

    for (size = 1; !found && size <= count_ones(some); size++) {
        for (conditions = 1; conditions < CONDITIONS; conditions++) {
            if ((conditions & ~some) == 0 && count_ones(conditions) == size && count_without(wanted, conditions) != 0) {
                found = true;
                put_excluded(wanted, edition, conditions);
            }
        }
    }
    return found;
}

/* Says why nothing is listed: EXIT_UNREADABLE where a word is to blame. */
static int explain_empty(const list_request *wanted, const char *edition)
{
    family_names families;

    if (count_without(wanted, CONDITIONS - 1 - OF_FAMILY) == 0) {
        read_families(&families);
        return cli_complain("--family", wanted->family, strlen(wanted->family), "no instruction begins with this",
                            spelling_nearest(wanted->family, strlen(wanted->family), family_at, &families));
    }
    if (count_without(wanted, CONDITIONS - 1 - OF_WORDS) == 0) {
        return cli_complain(NULL, wanted->words.text, strlen(wanted->words.text), "no instruction has these words",
                            NULL);
    }
    if (!explain_by(wanted, edition, OF_TARGET | OF_PTX | OF_EDITION)) { /* they may be wrong rather than the words */
        (void)explain_by(wanted, edition, CONDITIONS - 1);
    }
    return EXIT_DIFFERENT;
}

/* One instruction a line, where it is accepted if that is wanted, and what to compile it for. */
static void put_instruction(table *t, const list_request *wanted, const listed *l)
{
    const mmaref_description *is = &l->is;
    const char *targets[TARGETS_MAX];

    table_text(t, "%s", l->written);
    if (wanted->is_long) {
        put_version(t, l->version);
        if (t->style != TABLE_TEXT) { /* too long for a terminal */
            table_list(t, targets, targets_of(&l->instruction, targets));
        }
        table_optional(t, is->targets[0] == '\0' ? NULL : is->targets);
        put_version(t, is->edition);
        table_optional(t, is->section[0] == '\0' ? NULL : is->section);
    }
    if (wanted->with_target) {
        table_optional(t, target_to_compile_for(&wanted->target, &l->instruction, l->form));
    }
}

static void open_list(table *t, list_request *wanted, const command_line *line)
{
    static const char *const short_heads[] = { "name", "compile for" };
    static const char *const long_heads[] = { "name", "ptx", "targets", "edition", "section", "compile for" };
    static const char *const all_heads[] = { "name", "ptx", "targets", "target notes", "edition", "section",
                                             "compile for" };
    bool for_people = line->style == TABLE_TEXT;
    unsigned columns = !for_people ? 6 : wanted->is_long ? 5 : 1;

    wanted->is_long = wanted->is_long || !for_people;
    wanted->with_target = wanted->target.is_chip || !for_people;
    table_open(t, line->style, false, !for_people ? all_heads : wanted->is_long ? long_heads : short_heads,
               columns + wanted->with_target);
    t->headless = true;
}

/* Lists what meets all conditions, and counts the rest. */
static void put_instructions(table *t, list_request *wanted)
{
    former_form form;
    unsigned failed, index;
    listed l;
    uint16_t id;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        for (index = 0; next_form(wanted, index, &form); index++) {
            if (read_listed(id, form, &l)) {
                failed = failed_conditions(wanted, &l);
                wanted->failing[failed]++;
                if (failed == 0) {
                    put_instruction(t, wanted, &l);
                }
            }
        }
    }
}

int cli_list(int argc, char **argv)
{
    command_line line;
    list_request wanted;
    const char *edition = NULL;
    const option_row options[] = { OPTIONS_OUTPUT(line),
                                   OPTIONS_TARGET(wanted.target),
                                   { "family", OPTION_TEXT, &wanted.family },
                                   { "edition", OPTION_TEXT, &edition },
                                   { "long", OPTION_FLAG, &wanted.is_long },
                                   OPTIONS_END };
    table t;
    int status = EXIT_EQUAL, written;

    memset(&wanted, 0, sizeof wanted);
    if (command_line_read(&line, argc, argv, options, "", 0, ARGUMENTS_ANY) != EXIT_EQUAL ||
        target_read(&wanted.target) != EXIT_EQUAL || edition_read(edition, &wanted.edition) != EXIT_EQUAL ||
        read_words(&line, &wanted.words) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (wanted.family != NULL && instruction_text_check_chapter("--family", wanted.family) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    open_list(&t, &wanted, &line);
    put_instructions(&t, &wanted);
    if (t.count == 0) {
        status = explain_empty(&wanted, edition);
    }
    if (status == EXIT_UNREADABLE) {
        return status;
    }
    written = table_close(&t);
    return written == EXIT_EQUAL ? status : written;
}
