/* SPDX-License-Identifier: MIT */
/* Flips single bits of the library's tables, and runs the self-test on each: flips COUNT SEED < TABLES, where a line of
 * TABLES is a name, its address after mmaref_token_texts and its size. Each flip is a process of its own. It prints
 * what became of each: detected, undetected but no answer of a public function changed, UNDETECTED, CRASH, HANG,
 * OUTSIDE: the self-test wrote to what lies before or after the memory given, pages that are guarded. Built with
 * MMAREF_SELFTEST_WITHOUT_TABLES this is what the computed cases notice. With the word `rows` it replaces rows of arithmetic instead. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rows.h"

#define TABLES_MAX 200
#define SECONDS 20

enum { DETECTED, SILENT, UNDETECTED, CRASH, HANG, OUTSIDE, KINDS };

static const char *const kinds[KINDS] = { "detected", "no answer changed", "UNDETECTED", "CRASH", "HANG", "OUTSIDE" };

typedef struct {
    char name[80];
    long offset;
    unsigned long size;
    unsigned long count[KINDS];
} table;

static table tables[TABLES_MAX];
static int table_count;

static void make_writable(const void *place, size_t size)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)place & ~(page - 1);

    if (mprotect((void *)start, (uintptr_t)place + size - start, PROT_READ | PROT_WRITE) != 0) {
        perror("mprotect");
        exit(2);
    }
}

/* ---- A digest over answers of the public functions ---- */

static uint64_t answers;

static void add_bytes(const void *bytes, size_t size)
{
    const uint8_t *at = bytes;

    while (size-- != 0) {
        answers = (answers ^ *at++) * 1099511628211u;
    }
}

static void add_number(long number)
{
    add_bytes(&number, sizeof number);
}

static void add_text(const char *text)
{
    add_bytes(text == NULL ? "NULL" : text, text == NULL ? 4 : strlen(text));
}

static void add_error(mmaref_status status, const mmaref_error *error)
{
    add_number(status);
    if (status != MMAREF_OK) {
        add_number(error->reason);
        add_number((long)error->offset);
        add_number((long)error->bits);
        add_text(error->nearest);
    }
}

static void add_layouts(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic)
{
    mmaref_coordinate place;
    mmaref_slot cell;
    mmaref_type type;
    uint8_t operand, lane, element;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        memset(&type, 0, sizeof type);
        add_number(mmaref_operand_type(instruction, operand, &type));
        add_bytes(&type, sizeof type);
        for (lane = 0; lane < MMAREF_LANES; lane = (uint8_t)(lane + 3)) {
            for (element = 0; mmaref_layout_coordinate(instruction, arithmetic, operand, lane, element, &place) == MMAREF_OK &&
                              element < 128; element++) {
                add_bytes(&place, sizeof place);
                memset(&cell, 0, sizeof cell);
                add_number(mmaref_layout_slot(instruction, arithmetic, operand, &place, &cell));
                add_bytes(&cell, sizeof cell);
            }
        }
    }
}

static void add_profiles_of(const mmaref_instruction *instruction, const mmaref_description *is)
{
    const char *certainty, *source;
    mmaref_arithmetic block;
    uint8_t profile, field;

    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        mmaref_status status = mmaref_profile_get(profile, instruction, &block);
        add_number(status);
        if (status == MMAREF_OK) {
            add_bytes(&block, sizeof block);
        }
        for (field = 0; is->floating && field < MMAREF_FIELDS && is->id % 3 == 0; field++) {
            certainty = source = NULL;
            add_number(mmaref_profile_source(profile, instruction, field, &certainty, &source));
            add_text(certainty);
            add_text(source);
        }
    }
}

static void add_instruction(uint16_t id)
{
    mmaref_instruction instruction, read;
    mmaref_description is;
    mmaref_error error;
    char text[MMAREF_TEXT_MAX];
    mmaref_status status;
    uint8_t i;

    memset(&is, 0, sizeof is);
    memset(&error, 0, sizeof error);
    text[0] = '\0';
    if (mmaref_instruction_at(id, &instruction) != MMAREF_OK ||
        mmaref_instruction_describe(&instruction, &is) != MMAREF_OK ||
        mmaref_instruction_format(&instruction, text, sizeof text) != MMAREF_OK) {
        return;
    }
    add_text(text);
    add_text(is.targets);
    add_text(is.section);
    is.targets = is.section = NULL;
    add_bytes(&is, sizeof is);
    for (i = 0; i < MMAREF_QUALIFIERS; i++) {
        add_number(mmaref_instruction_token(&instruction, i));
    }
    status = mmaref_instruction_parse(text, strlen(text), &read, &error);
    add_error(status, &error);
    add_number(status == MMAREF_OK ? read.id : -1);
    add_error(mmaref_instruction_parse(text, strlen(text) - 1, &read, &error), &error);
    for (i = 0; mmaref_target_name(i) != NULL && i < MMAREF_TARGETS; i++) {
        add_error(mmaref_target_check(&instruction, mmaref_target_name(i), strlen(mmaref_target_name(i)), 0, &error), &error);
    }
    for (i = 0; i < MMAREF_PTX_VERSIONS; i++) {
        add_error(mmaref_target_check(&instruction, NULL, 0, mmaref_ptx_version(i), &error), &error);
    }
    add_profiles_of(&instruction, &is);
    add_layouts(&instruction, NULL);
}

/* Strings that the assembler refuses, and names of other chapters. */
static void add_refused(void)
{
    char line[400];
    mmaref_instruction read;
    mmaref_error error;
    const char *path = getenv("FLIPS_STRINGS");
    FILE *file = path == NULL ? NULL : fopen(path, "r");

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\t \n")] = '\0';
        memset(&error, 0, sizeof error);
        add_error(mmaref_instruction_parse(line, strlen(line), &read, &error), &error);
    }
    if (file != NULL) {
        fclose(file);
    }
}

static void add_texts(void)
{
    mmaref_arithmetic block;
    const char *name;
    char text[80];
    uint8_t profile;
    mmaref_type type;
    int i;

    for (i = 0; i < 256; i++) {
        add_text(mmaref_token_text((uint8_t)i));
        add_number(mmaref_token_qualifier((uint8_t)i));
        add_text(mmaref_reason_text((uint8_t)i));
        add_text(mmaref_profile_name((uint8_t)i));
        add_text(mmaref_target_name((uint8_t)i));
        add_text(mmaref_status_name((mmaref_status)(-i)));
        add_number(mmaref_ptx_version((uint8_t)i));
        memset(&type, 0, sizeof type);
        add_number(mmaref_type_get((uint8_t)i, &type));
        add_bytes(&type, sizeof type);
        name = mmaref_target_name((uint8_t)i);
        if (name != NULL) {
            profile = 99;
            add_number(mmaref_profile_find(name, strlen(name), &profile));
            add_number(profile);
        }
    }
    if (mmaref_arithmetic_start(&block) != MMAREF_OK) {
        return;
    }
    for (i = 0; i < MMAREF_FIELDS; i++) {
        int value;
        for (value = 0; value < 40; value++) {
            char number[8];
            int length = sprintf(number, "%d", value);
            mmaref_arithmetic changed = block;
            name = "";
            text[0] = '\0';
            add_number(mmaref_arithmetic_get(&block, (uint8_t)i, &name, text, sizeof text));
            add_text(name);
            add_text(text);
            add_number(mmaref_arithmetic_set(&changed, name, strlen(name), number, (size_t)length, NULL));
            add_bytes(&changed, sizeof changed);
            add_number(mmaref_arithmetic_get(&changed, (uint8_t)i, &name, text, sizeof text));
            add_text(text);
        }
    }
}

static uint64_t all_answers(void)
{
    uint16_t id;

    answers = 14695981039346656037u;
    add_texts();
    for (id = 0; id < MMAREF_INSTRUCTIONS; id++) {
        add_instruction(id);
    }
    add_refused();
    return answers;
}

/* ---- A fault in a process of its own ---- */

/* What a process with byte `at` changed to `value` comes to. */
static int run_with(uint8_t *at, uint8_t value, int (*judge)(void))
{
    int status;
    pid_t child;

    fflush(stdout);
    child = fork();
    if (child == 0) {
        struct rlimit limit = { SECONDS, SECONDS };
        setrlimit(RLIMIT_CPU, &limit);
        (void)!freopen("/dev/null", "w", stderr);
        *at = value;
        _exit(judge());
    }
    if (child < 0 || waitpid(child, &status, 0) != child) {
        perror("fork");
        exit(2);
    }
    if (WIFSIGNALED(status)) {
        return WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL ? HANG : CRASH;
    }
    return WEXITSTATUS(status) == 0   ? UNDETECTED
           : WEXITSTATUS(status) == 1 ? DETECTED
           : WEXITSTATUS(status) == 3 ? OUTSIDE
                                      : CRASH;
}

/* The memory of the self-test ends where a page begins that nobody may touch; bytes of FILL and such a page lie before
 * it. */
#define FILL 0x5a
#define FILLED 64
static uint8_t *guarded;

static mmaref_selftest_memory *guarded_memory(void)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE), pages = (sizeof(mmaref_selftest_memory) + FILLED + page - 1) / page * page;
    uint8_t *all = mmap(NULL, pages + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (all == MAP_FAILED || mprotect(all + page, pages, PROT_READ | PROT_WRITE) != 0) {
        _exit(2);
    }
    guarded = all + page + pages - sizeof(mmaref_selftest_memory) - FILLED;
    memset(guarded, FILL, FILLED);
    return (mmaref_selftest_memory *)(void *)(guarded + FILLED);
}

static void exit_with(int found)
{
    int i;

    for (i = 0; i < FILLED; i++) {
        found = guarded[i] == FILL ? found : 3;
    }
    _exit(found);
}

static void stop_at_failure(const char *line, void *context)
{
    (void)context;
    if (strncmp(line, "not ok", 6) == 0) {
        exit_with(1);
    }
}

static int judge_selftest(void)
{
    exit_with(mmaref_selftest_run(guarded_memory(), stop_at_failure, NULL) != 0);
    return 2;
}

static uint64_t right_answers;

static int judge_answers(void)
{
    return all_answers() != right_answers;
}

static int flip(table *in, unsigned long byte, int bit)
{
    uint8_t *at = (uint8_t *)(uintptr_t)mmaref_token_texts + in->offset + byte;
    int kind = run_with(at, (uint8_t)(*at ^ 1 << bit), judge_selftest);

    /* A flip that ends the look-ups in a crash or a hang changes answers too. */
    if (kind == UNDETECTED && run_with(at, (uint8_t)(*at ^ 1 << bit), judge_answers) == UNDETECTED) {
        kind = SILENT;
    }
    if (kind >= UNDETECTED) {
        printf("# %s: %s byte %lu bit %d\n", kinds[kind], in->name, byte, bit);
    }
    in->count[kind]++;
    return kind;
}

static void read_tables(void)
{
    table *t = tables;

    while (table_count < TABLES_MAX && scanf("%79s %ld %lu", t->name, &t->offset, &t->size) == 3) {
        make_writable((const uint8_t *)mmaref_token_texts + t->offset, t->size);
        t++;
        table_count++;
    }
}

/* Every table equally often, every byte and bit of it as likely. */
static int flips(long count, unsigned seed)
{
    unsigned long sum[KINDS] = { 0 };
    int i, kind, bad;
    long n;

    read_tables();
    right_answers = all_answers();
    srand(seed);
    for (n = 0; n < count && table_count != 0; n++) {
        table *in = &tables[n % table_count];
        unsigned long byte = ((unsigned long)rand() << 15 ^ (unsigned long)rand()) % in->size;
        (void)flip(in, byte, rand() % 8);
    }
    for (i = 0; i < table_count; i++) {
        printf("# %-28s", tables[i].name);
        for (kind = 0; kind < KINDS; kind++) {
            printf(" %s %lu", kinds[kind], tables[i].count[kind]);
            sum[kind] += tables[i].count[kind];
        }
        puts("");
    }
    printf("%lu detected, %lu without effect, %lu undetected, %lu crashes, %lu hangs, %lu writes outside\n", sum[DETECTED],
           sum[SILENT], sum[UNDETECTED], sum[CRASH], sum[HANG], sum[OUTSIDE]);
    bad = sum[CRASH] + sum[HANG] + sum[OUTSIDE] != 0 || sum[DETECTED] * 100 < (sum[DETECTED] + sum[UNDETECTED]) * 95;
#ifndef MMAREF_SELFTEST_WITHOUT_TABLES
    bad = bad || sum[UNDETECTED] + sum[SILENT] != 0; /* every bit */
#endif
    return bad || count == 0;
}

/* ---- Wrong rows ---- */

/* Whether a wrong row of a row of profiles changes no result on any of them. */
static bool means_the_same(int profile_row, int class, int row, int other)
{
    uint8_t profile;
    bool same = true;

    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        same = same && (mmaref_profiles[profile].row != profile_row || rows_mean_the_same(profile, class, row, other));
    }
    return same;
}

/* Every row of arithmetic in place of every other, in every profile and class. */
static int wrong_rows(void)
{
    int rows = rows_count(), row, class, found = 0, same = 0, missed = 0;
    size_t p;

    make_writable(mmaref_profile_rows, (mmaref_profiles[MMAREF_PROFILES - 1].row + 1u) * (MMAREF_ARITHMETIC_CLASSES - 1));
    for (p = 0; p <= mmaref_profiles[MMAREF_PROFILES - 1].row; p++) {
        for (class = 1; class < MMAREF_ARITHMETIC_CLASSES; class++) {
            uint8_t *at = (uint8_t *)(uintptr_t)&mmaref_profile_rows[p][class - 1];
            for (row = 0; *at != 255 && row < rows; row++) {
                if (row == *at) {
                    continue;
                }
                if (means_the_same((int)p, class, *at, row)) {
                    same++;
                } else if (run_with(at, (uint8_t)row, judge_selftest) == DETECTED) {
                    found++;
                } else {
                    missed++;
                    printf("# row %d for %d in profile row %d, class %d\n", row, *at, (int)p, class);
                }
            }
        }
    }
    printf("%d wrong rows detected, %d mean the same, %d missed\n", found, same, missed);
    return missed != 0 || found == 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "rows") == 0) {
        return wrong_rows();
    }
    return argc == 3 ? flips(atol(argv[1]), (unsigned)atol(argv[2])) : 2;
}
