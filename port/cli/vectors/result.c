/* SPDX-License-Identifier: MIT */
/* Results of shards. See result.h. */
#include "vectors/result.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/hex.h"
#include "base/table.h"

const char *const result_count_names[RESULT_COUNTS] = { "passed", "failed", "computed", "skipped", "rows" };

/* ---- Filling --------------------------------------------------------- */

static void *without_memory(void)
{
    exit(cli_complain(NULL, "", 0, "out of memory", NULL));
}

void result_open(result *r, const char *command, const shard *share)
{
    mmaref_build build;

    memset(r, 0, sizeof *r);
    cli_must(mmaref_build_get(&build));
    snprintf(r->command, sizeof r->command, "%s", command);
    snprintf(r->tables, sizeof r->tables, "%08lx", (unsigned long)build.tables_hash);
    r->of = share->of;
    r->shard = share->index;
    r->done = calloc(SHARDS_MAX, 1);
    if (r->done == NULL) {
        without_memory();
    }
    r->done[share->index - 1] = 1;
}

void result_close(result *r)
{
    size_t i;

    for (i = 0; i < r->item_count; i++) {
        free(r->items[i].text);
    }
    free(r->items);
    free(r->done);
}

uint64_t result_mix(uint64_t sum, uint64_t word)
{
    sum = (sum ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return sum ^ sum >> 29;
}

void result_count(result *r, unsigned what, unsigned long long value)
{
    r->counted[what] = true;
    r->count[what] += value;
}

void result_add_item(result *r, unsigned long long number, const char *text, size_t length)
{
    result_item *item;

    if (r->item_count == r->item_room) {
        size_t room = r->item_room == 0 ? 64 : 2 * r->item_room;
        result_item *larger = realloc(r->items, room * sizeof *larger);
        r->items = larger != NULL ? larger : without_memory();
        r->item_room = room;
    }
    item = &r->items[r->item_count++];
    item->number = number;
    item->text = malloc(length + 1);
    if (item->text == NULL) {
        without_memory();
    }
    memcpy(item->text, text, length);
    item->text[length] = '\0';
}

/* ---- Writing --------------------------------------------------------- */

bool result_is_whole(const result *r)
{
    unsigned long i;

    for (i = 0; i < r->of && r->done[i]; i++) {
    }
    return i == r->of;
}

static void write_lines(const result *r, FILE *out)
{
    unsigned i;
    size_t item;

    fprintf(out, "# %s shard=%lu/%lu tables=%s", r->command, r->shard, r->of, r->tables);
    fputs(" digest", out);
    cli_put_hex(out, "=", r->digest, 16);
    for (i = 0; i < RESULT_COUNTS; i++) {
        if (r->counted[i]) {
            fprintf(out, " %s=%llu", result_count_names[i], r->count[i]);
        }
    }
    fprintf(out, " items=%lu -- %s\n", (unsigned long)r->item_count, r->question);
    for (item = 0; item < r->item_count; item++) {
        fprintf(out, "# item %llu %s\n", r->items[item].number, r->items[item].text);
    }
}

static void write_shards(const result *r, FILE *out)
{
    bool whole = result_is_whole(r), first = true;
    unsigned long i;

    fprintf(out, "  \"of\": %lu,\n  \"shards\": [", whole ? 1 : r->of);
    for (i = 0; i < (whole ? 1 : r->of); i++) {
        if (r->done[i]) {
            fprintf(out, "%s%lu", first ? "" : ", ", i + 1);
            first = false;
        }
    }
    fputs("],\n", out);
}

static void write_json(const result *r, FILE *out)
{
    bool is_first = true;
    unsigned i;
    size_t item;

    fputs("{\n  \"command\": ", out);
    table_json_string(out, r->command);
    fputs(",\n  \"tables\": ", out);
    table_json_string(out, r->tables);
    fputs(",\n  \"question\": ", out);
    table_json_string(out, r->question);
    fputs(",\n", out);
    write_shards(r, out);
    fputs("  \"counts\": {", out);
    for (i = 0; i < RESULT_COUNTS; i++) {
        if (r->counted[i]) {
            fprintf(out, "%s\"%s\": %llu", is_first ? "" : ", ", result_count_names[i], r->count[i]);
            is_first = false;
        }
    }
    fputs("},\n  \"digest\": ", out);
    cli_put_hex(out, "\"", r->digest, 16);
    fputs("\",\n  \"items\": [", out);
    for (item = 0; item < r->item_count; item++) {
        fprintf(out, "%s\n    {\"number\": %llu, \"text\": ", item == 0 ? "" : ",", r->items[item].number);
        table_json_string(out, r->items[item].text);
        (void)putc('}', out);
    }
    fputs("]\n}\n", out);
}

void result_write(const result *r, bool as_json, FILE *out)
{
    (as_json ? write_json : write_lines)(r, out);
}

/* ---- Reading --------------------------------------------------------- */

/* A text of lines, read one after the other. */
typedef struct {
    result *into;
    const char *path;
    char *next; /* the line to come; NULL: the text is at its end */
    unsigned line;
    unsigned seen;            /* bit i: word i */
    unsigned long long items; /* how many there are */
} result_reader;

static int complain(const result_reader *in, const char *offender, const char *reason)
{
    size_t length = strlen(offender);

    return cli_complain_at(in->path, in->line, offender, length < 40 ? length : 40, reason, NULL);
}

/* The next line; NULL at the end of the text. Without a line end it was cut off, and is none. */
static char *next_line(result_reader *in)
{
    char *line = in->next, *end = strchr(line, '\n');

    if (end == NULL) {
        return NULL;
    }
    *end = '\0';
    in->next = end + 1;
    in->line++;
    return line;
}

/* Reads a number, which ends the text; false if it is written otherwise. */
static bool read_number(const char *text, unsigned long long *number)
{
    int end = 0;

    return text[0] >= '0' && text[0] <= '9' && sscanf(text, "%19llu%n", number, &end) == 1 && text[end] == '\0';
}

/* The words of a result: what it counts, and these. */
enum {
    ITEMS = RESULT_COUNTS,
    NEXT, /* where the board would continue */
    SHARD,
    TABLES,
    DIGEST,
    FAILURE, /* the first one of a board; it becomes an item */
    WORDS
};

static const char *const others[] = { "items", "next", "shard", "tables", "digest", "first_failure" };

#define BIT(word) (1u << (word))
#define COMPARED (BIT(RESULT_PASSED) | BIT(RESULT_FAILED) | BIT(RESULT_SKIPPED))
#define OF_A_SHARD (BIT(SHARD) | BIT(TABLES) | BIT(DIGEST) | BIT(ITEMS))

/* Which words a result has to have. */
static const struct {
    const char *command;
    unsigned words;
} commands[] = { { "run", OF_A_SHARD | COMPARED },
                 { "gemm", OF_A_SHARD | BIT(RESULT_ROWS) },
                 { "hardware", BIT(SHARD) | BIT(TABLES) | COMPARED } };

#define COMMANDS (sizeof commands / sizeof commands[0])

static const char *key_of(unsigned word)
{
    return word < RESULT_COUNTS ? result_count_names[word] : others[word - RESULT_COUNTS];
}

static bool take_shard(result *r, const char *value)
{
    int end = 0;

    if (value[0] < '1' || value[0] > '9' || sscanf(value, "%5lu/%5lu%n", &r->shard, &r->of, &end) != 2 ||
        value[end] != '\0' || r->shard == 0 || r->shard > r->of || r->of > SHARDS_MAX) {
        return false;
    }
    r->done[r->shard - 1] = 1;
    return true;
}

static bool take_value(result_reader *in, unsigned word, const char *value)
{
    result *r = in->into;
    unsigned long long number = 0;
    char text[100];

    switch (word) {
    case SHARD:
        return take_shard(r, value);
    case TABLES:
        snprintf(r->tables, sizeof r->tables, "%s", value);
        return strlen(value) == sizeof r->tables - 1;
    case DIGEST:
        return strlen(value) == 16 && cli_read_hex(value, 16, &r->digest) == 16;
    case FAILURE:
        if (read_number(value, &number)) {
            snprintf(text, sizeof text, "case %llu is the first that fails in shard %lu", number, r->shard);
            result_add_item(r, number, text, strlen(text));
            return true;
        }
        return strcmp(value, "none") == 0;
    case ITEMS:
        return read_number(value, &in->items);
    case NEXT:
        return read_number(value, &number);
    default:
        result_count(r, word, 0);
        return read_number(value, &r->count[word]);
    }
}

/* Takes KEY=VALUE, a key once. */
static bool take_word(result_reader *in, const char *text)
{
    const size_t length = strcspn(text, "=");
    unsigned i;

    for (i = 0; i < WORDS && (strlen(key_of(i)) != length || memcmp(key_of(i), text, length) != 0); i++) {
    }
    if (i == WORDS || text[length] == '\0' || (in->seen & BIT(i)) != 0) {
        return false;
    }
    in->seen |= BIT(i);
    return take_value(in, i, text + length + 1);
}

/* Reads the line of command number `command`: "# run KEY=VALUE ... -- QUESTION". */
static int read_result(result_reader *in, unsigned command, char *line)
{
    char *question = strstr(line, " --"), *word;
    unsigned missing, i;

    if (in->seen != 0) {
        return complain(in, line, "a second result in one file");
    }
    if (question == NULL || (question[3] != ' ' && question[3] != '\0') ||
        strlen(question) >= sizeof in->into->question) {
        return complain(in, line, "a result ends in -- and its question");
    }
    snprintf(in->into->command, sizeof in->into->command, "%s", commands[command].command);
    snprintf(in->into->question, sizeof in->into->question, "%s", question[3] == '\0' ? "" : question + 4);
    *question = '\0';
    (void)strtok(line + 2, " "); /* the command */
    while ((word = strtok(NULL, " ")) != NULL) {
        if (!take_word(in, word)) {
            return complain(in, word, "not a part of a result");
        }
    }
    missing = commands[command].words & ~in->seen;
    for (i = 0; i < WORDS; i++) {
        if ((missing & BIT(i)) != 0) {
            return complain(in, key_of(i), "this part of the result is missing");
        }
    }
    return EXIT_EQUAL;
}

static int read_item(result_reader *in, const char *text)
{
    unsigned long long number;
    int end = 0;

    if (text[0] < '0' || text[0] > '9' || sscanf(text, "%19llu%n", &number, &end) != 1 || text[end] != ' ' ||
        in->into->item_count == in->items) {
        return complain(in, text, "not a part of a result");
    }
    text += end + 1;
    result_add_item(in->into, number, text, strlen(text));
    return EXIT_EQUAL;
}

/* Reads a line; those that are not of a result are of a log. */
static int read_line(result_reader *in, char *line)
{
    const char *word = line + 2;
    const size_t length = strncmp(line, "# ", 2) == 0 ? strcspn(word, " ") : 0;
    unsigned i;

    if (length == 4 && memcmp(word, "item", 4) == 0) {
        return read_item(in, word + 5);
    }
    for (i = 0; i < COMMANDS; i++) {
        if (strlen(commands[i].command) == length && memcmp(commands[i].command, word, length) == 0) {
            return read_result(in, i, line);
        }
    }
    return EXIT_EQUAL;
}

static int read_lines(result_reader *in)
{
    int status = EXIT_EQUAL;
    char *line;

    while (status == EXIT_EQUAL && (line = next_line(in)) != NULL) {
        status = read_line(in, line);
    }
    if (status == EXIT_EQUAL && in->seen == 0) {
        return cli_complain(in->path, "", 0, "no whole line is a result: '# run ...', '# gemm ...', '# hardware ...'",
                            NULL);
    }
    if (status == EXIT_EQUAL && (in->seen & BIT(ITEMS)) != 0 && in->into->item_count != in->items) {
        return cli_complain(in->path, "", 0, "it was cut off: an item is missing", NULL);
    }
    return status;
}

int result_read(result *r, const char *path)
{
    const shard any = { 1, 1 };
    result_reader in;
    size_t length;
    char *text = cli_read_file(path, &length);
    int status;

    memset(r, 0, sizeof *r);
    if (text == NULL) {
        return EXIT_UNREADABLE;
    }
    result_open(r, "", &any);
    r->done[0] = 0;
    memset(&in, 0, sizeof in);
    in.into = r;
    in.path = path;
    in.next = text;
    status = read_lines(&in);
    free(text);
    return status;
}
