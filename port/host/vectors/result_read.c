/* SPDX-License-Identifier: MIT */
/* Reading results of shards. See result.h. */
#include <stdlib.h>
#include <string.h>

#include "result.h"

/* A place in the text. */
typedef struct {
    result *into;
    const char *path;
    char *text, *at;
} json_reader;

static int complain(const json_reader *in, const char *reason)
{
    size_t length = strcspn(in->at, "\n");
    unsigned line = 1;
    const char *c;

    for (c = in->text; c < in->at; c++) {
        line += *c == '\n';
    }
    return host_complain_at(in->path, line, in->at, length < 40 ? length : 40, reason, NULL);
}

static void skip_blanks(json_reader *in)
{
    in->at += strspn(in->at, " \t\n");
}

/* Takes a character, blanks before and behind it. */
static bool take(json_reader *in, char c)
{
    skip_blanks(in);
    if (*in->at != c) {
        return false;
    }
    in->at++;
    skip_blanks(in);
    return true;
}

/* A code of 16 bits as UTF-8, and how many bytes that takes. */
static size_t write_code(char *to, unsigned code)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        to[0] = (char)(0xc0 | code >> 6);
        to[1] = (char)(0x80 | (code & 63));
        return 2;
    }
    to[0] = (char)(0xe0 | code >> 12);
    to[1] = (char)(0x80 | (code >> 6 & 63));
    to[2] = (char)(0x80 | (code & 63));
    return 3;
}

/* A text, in place; its escapes are those that the command writes. NULL if there is none. */
static char *take_text(json_reader *in)
{
    char *text, *to;

    if (!take(in, '"')) {
        return NULL;
    }
    while (in->at[-1] != '"') { /* blanks that belong to the text */
        in->at--;
    }
    text = to = in->at;
    while (*in->at != '"' && *in->at != '\0' && *in->at != '\n') {
        char c = *in->at++;
        if (c == '\\' && *in->at == 'u') {
            uint64_t code = 0;
            if (host_read_hex(in->at + 1, 4, &code) != 4 || code == 0) {
                return NULL;
            }
            to += write_code(to, (unsigned)code);
            in->at += 5;
            continue;
        }
        if (c == '\\') {
            c = *in->at == 'n' ? '\n' : *in->at;
            in->at += *in->at != '\0';
        }
        *to++ = c;
    }
    if (*in->at != '"') {
        return NULL;
    }
    in->at++;
    *to = '\0';
    return text;
}

static bool take_number(json_reader *in, unsigned long long *number)
{
    skip_blanks(in);
    if (*in->at < '0' || *in->at > '9') {
        return false;
    }
    *number = strtoull(in->at, &in->at, 10);
    return *in->at != '.' && *in->at != 'e' && *in->at != 'E';
}

/* A text of at most `size` - 1 characters. */
static bool copy_text(json_reader *in, char *into, size_t size)
{
    const char *text = take_text(in);

    if (text == NULL || strlen(text) >= size) {
        return false;
    }
    memcpy(into, text, strlen(text) + 1);
    return true;
}

static bool take_digest(json_reader *in)
{
    const char *text = take_text(in);

    return text != NULL && strlen(text) == 16 && host_read_hex(text, 16, &in->into->digest) == 16;
}

static bool take_of(json_reader *in)
{
    unsigned long long of = 0;

    if (!take_number(in, &of) || of == 0 || of > SHARDS_MAX) {
        return false;
    }
    in->into->of = (unsigned long)of;
    return true;
}

static bool take_shards(json_reader *in)
{
    unsigned long long index = 0;

    if (!take(in, '[')) {
        return false;
    }
    do {
        if (!take_number(in, &index) || index == 0 || index > SHARDS_MAX) {
            return false;
        }
        in->into->done[index - 1] = 1;
    } while (take(in, ','));
    return take(in, ']');
}

static bool take_counts(json_reader *in)
{
    unsigned long long value = 0;

    if (!take(in, '{')) {
        return false;
    }
    do {
        const char *name = take_text(in);
        if (name == NULL || strlen(name) >= sizeof in->into->count[0].name || in->into->counts == RESULT_COUNTS ||
            !take(in, ':') || !take_number(in, &value)) {
            return false;
        }
        result_count(in->into, name, value);
    } while (take(in, ','));
    return take(in, '}');
}

static bool take_item(json_reader *in)
{
    const char *number_key, *text_key, *text;
    unsigned long long number = 0;

    if (!take(in, '{') || (number_key = take_text(in)) == NULL || strcmp(number_key, "number") != 0 ||
        !take(in, ':') || !take_number(in, &number) || !take(in, ',') || (text_key = take_text(in)) == NULL ||
        strcmp(text_key, "text") != 0 || !take(in, ':') || (text = take_text(in)) == NULL || !take(in, '}')) {
        return false;
    }
    result_add_item(in->into, number, text, strlen(text));
    return true;
}

static bool take_items(json_reader *in)
{
    if (!take(in, '[')) {
        return false;
    }
    if (take(in, ']')) {
        return true;
    }
    do {
        if (!take_item(in)) {
            return false;
        }
    } while (take(in, ','));
    return take(in, ']');
}

static bool take_command(json_reader *in)
{
    return copy_text(in, in->into->command, sizeof in->into->command);
}

static bool take_tables(json_reader *in)
{
    return copy_text(in, in->into->tables, sizeof in->into->tables);
}

static bool take_question(json_reader *in)
{
    return copy_text(in, in->into->question, sizeof in->into->question);
}

static const struct {
    const char *key;
    bool (*take)(json_reader *in);
} members[] = { { "command", take_command }, { "tables", take_tables }, { "question", take_question },
                { "of", take_of },           { "shards", take_shards }, { "counts", take_counts },
                { "digest", take_digest },   { "items", take_items } };

#define MEMBERS (sizeof members / sizeof members[0])

static int read_members(json_reader *in)
{
    unsigned seen = 0, i;

    if (!take(in, '{')) {
        return complain(in, "no result: '{' was expected");
    }
    do {
        const char *key = take_text(in);
        for (i = 0; key != NULL && i < MEMBERS && strcmp(key, members[i].key) != 0; i++) {
        }
        if (key == NULL || i == MEMBERS || (seen >> i & 1) != 0 || !take(in, ':') || !members[i].take(in)) {
            return complain(in, "not what a result has here");
        }
        seen |= 1u << i;
    } while (take(in, ','));
    if (!take(in, '}') || seen != (1u << MEMBERS) - 1) {
        return complain(in, seen != (1u << MEMBERS) - 1 ? "a part of the result is missing" : "'}' was expected");
    }
    return EXIT_EQUAL;
}

/* What is judged has the counts by which it is: one that went is not 0. */
static int check_counts(const json_reader *in)
{
    static const char *const judged[] = { "passed", "failed", "skipped" };
    const result *r = in->into;
    unsigned name, i;

    if (strcmp(r->command, "run") != 0 && strcmp(r->command, "hardware") != 0) {
        return EXIT_EQUAL;
    }
    for (name = 0; name < sizeof judged / sizeof judged[0]; name++) {
        for (i = 0; i < r->counts && strcmp(r->count[i].name, judged[name]) != 0; i++) {
        }
        if (i == r->counts) {
            return host_complain(in->path, judged[name], strlen(judged[name]), "a part of the result is missing", NULL);
        }
    }
    return EXIT_EQUAL;
}

/* Where a result begins in a log of firmware: behind "# result "; NULL where none does. */
static char *find_in_log(char *text)
{
    static const char head[] = "# result ";
    char *line = strstr(text, head);

    return line == NULL ? NULL : line + sizeof head - 1;
}

/* Reads a text that is a result, or a log with one. */
static int read_text(json_reader *in)
{
    char *start = find_in_log(in->text), *second;

    in->at = start == NULL ? in->text : start;
    if (read_members(in) != EXIT_EQUAL || check_counts(in) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    second = start == NULL ? in->at : find_in_log(in->at);
    if (second == NULL || *second == '\0') {
        return EXIT_EQUAL;
    }
    in->at = second;
    return complain(in, start == NULL ? "nothing was expected behind the result" : "a second result in one log");
}

int result_read(result *r, const char *path)
{
    const shard any = { 1, 1 };
    json_reader in;
    size_t length;
    unsigned long i;
    int status;

    memset(r, 0, sizeof *r);
    in.text = host_read_file(path, &length);
    if (in.text == NULL) {
        return EXIT_UNREADABLE;
    }
    result_open(r, "", &any);
    r->done[0] = 0;
    in.into = r;
    in.path = path;
    status = read_text(&in);
    for (i = r->of; status == EXIT_EQUAL && i < SHARDS_MAX; i++) {
        if (r->done[i]) {
            status = host_complain(path, "", 0, "it has a shard above their number", NULL);
        }
    }
    free(in.text);
    return status;
}
