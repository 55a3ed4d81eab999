/* SPDX-License-Identifier: MIT */
/* mmaref banks: bank conflicts of ldmatrix and stmatrix in shared memory. */
#include <stdlib.h>
#include <string.h>

#include "ask/instruction_text.h"
#include "base/file.h"
#include "base/options.h"
#include "commands.h"
#include "layout/bank_conflicts.h"
#include "layout/row_addresses.h"

#define PITCH_MAX (1ul << 24) /* bytes: addresses of all rows fit in 32 bits */

/* What is asked for. */
typedef struct {
    mmaref_instruction instruction;
    char name[MMAREF_TEXT_MAX];
    bank_rows rows;        /* before the swizzle */
    bank_swizzle swizzle;  /* 0 bits: none */
    unsigned long pitch, offset;
    const char *file;      /* of the addresses; NULL: they follow from pitch and offset */
    bool search;
} question;

/* ---- Reading --------------------------------------------------------- */

static int read_instruction(question *q, const char *text)
{
    row_addresses rows;
    uint8_t name;

    if (instruction_text_parse(text, &q->instruction) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    cli_must(mmaref_instruction_format(&q->instruction, q->name, sizeof q->name));
    if (row_addresses_find(&q->instruction, &rows)) {
        q->rows.count = rows.count;
        q->rows.bytes = rows.bytes;
        return EXIT_EQUAL;
    }
    name = mmaref_instruction_token(&q->instruction, MMAREF_QUALIFIER_NAME);
    return cli_complain(NULL, q->name, strlen(q->name),
                        name == MMAREF_TOKEN_WMMA
                             ? "which lane of wmma accesses which bytes is not documented; banks are known of ldmatrix "
                               "and stmatrix"
                             : "it takes no addresses of rows: only ldmatrix and stmatrix do",
                        NULL);
}

/* Reads the integer at *at, with or without a sign, and `end` after it; false if it is written otherwise. */
static bool read_integer(const char **at, char end, int *value)
{
    bool negative = **at == '-';
    const char *digit = *at + negative;

    for (*value = 0; *digit >= '0' && *digit <= '9' && *value < 100; digit++) {
        *value = 10 * *value + (*digit - '0');
    }
    if (digit == *at + negative || *digit != end) {
        return false;
    }
    *value = negative ? -*value : *value;
    *at = digit + (end != '\0');
    return true;
}

/* "3,4,3" or "Swizzle<3,4,3>" */
static int read_swizzle(question *q, const char *text)
{
    static const char name[] = "Swizzle<";
    bool named = strncmp(text, name, sizeof name - 1) == 0;
    const char *at = text + (named ? sizeof name - 1 : 0), *why = NULL;
    int bits, base, shift;

    if (!read_integer(&at, ',', &bits) || !read_integer(&at, ',', &base) ||
        !read_integer(&at, named ? '>' : '\0', &shift) || *at != '\0' || bits < 0 || base < 0) {
        why = "a swizzle is B,M,S as in CuTe's Swizzle<B,M,S>: 3,4,3";
    } else if (abs(shift) < bits) {
        why = "S is at least B, or at most -B";
    } else if (bits + base + abs(shift) > 32 || base + abs(shift) > 31) {
        why = "B + M + S is more than the 32 bits of an address";
    }
    if (why != NULL) {
        return cli_complain("--swizzle", text, strlen(text), why, NULL);
    }
    q->swizzle.bits = (unsigned)bits;
    q->swizzle.base = (unsigned)base;
    q->swizzle.shift = shift;
    return EXIT_EQUAL;
}

/* Swizzles the addresses. A swizzle that changes bits inside a row was most likely meant for elements: a note says
 * so. */
static int swizzle_rows(const question *q, bank_rows *rows)
{
    const bank_swizzle *s = &q->swizzle;
    char place[40], reason[160];
    unsigned row;

    *rows = q->rows;
    for (row = 0; row < rows->count; row++) {
        rows->address[row] = bank_swizzled(s, q->rows.address[row]);
        if (rows->address[row] % rows->bytes != 0) {
            snprintf(place, sizeof place, "%u,%u,%d", s->bits, s->base, s->shift);
            snprintf(reason, sizeof reason, "the row of lane %u would begin at %lu, no multiple of %u; B,M,S of 16-bit "
                     "elements is B,M+1,S of bytes", row, (unsigned long)rows->address[row], rows->bytes);
            return cli_complain("--swizzle", place, strlen(place), reason, NULL);
        }
    }
    if (s->bits != 0 && 1u << s->base < rows->bytes) {
        fprintf(stderr, "mmaref: note: Swizzle<%u,%u,%d> of bytes tears rows of %u bytes; of 16-bit elements it is "
                "%u,%u,%d\n", s->bits, s->base, s->shift, rows->bytes, s->bits, s->base + 1, s->shift);
    }
    return EXIT_EQUAL;
}

/* A number of bytes that moves a row to where a row may begin. */
static int read_bytes(const question *q, const char *what, const char *text, unsigned long *bytes)
{
    char reason[80];

    if (command_line_number(text, what, 0, PITCH_MAX, bytes) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (*bytes % q->rows.bytes != 0) {
        snprintf(reason, sizeof reason, "a row begins at a multiple of %u bytes", q->rows.bytes);
        return cli_complain(what, text, strlen(text), reason, NULL);
    }
    return EXIT_EQUAL;
}

/* An address of a row, as 128 or 0x80; complains about `line` of the file. */
static int take_address(question *q, unsigned line, const char *word, unsigned row)
{
    bool hex = word[0] == '0' && (word[1] == 'x' || word[1] == 'X');
    char reason[80], *end;
    unsigned long long value;

    value = strtoull(word, &end, hex ? 16 : 10);
    if (word[0] < '0' || word[0] > '9' || *end != '\0' || value > 0xffffffffu - q->offset) {
        return cli_complain_at(q->file, line, word, strlen(word), "no address: 128 or 0x80", NULL);
    }
    if (row == MMAREF_LANES) {
        return cli_complain_at(q->file, line, word, strlen(word), "one address too many: there are 32 lanes", NULL);
    }
    if (value % q->rows.bytes != 0 && row < q->rows.count) {
        snprintf(reason, sizeof reason, "lane %u: a row begins at a multiple of %u bytes", row, q->rows.bytes);
        return cli_complain_at(q->file, line, word, strlen(word), reason, NULL);
    }
    q->rows.address[row] = (uint32_t)(value + q->offset);
    return EXIT_EQUAL;
}

/* Words between blanks, a '#' beginning a comment. */
static int take_addresses(question *q, char *text)
{
    unsigned line = 1, rows = 0;
    char reason[80];

    while (*text != '\0') {
        size_t length = strcspn(text, " \t,\n#");
        char end = text[length];
        text[length] = '\0';
        if (length != 0 && take_address(q, line, text, rows++) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        text += length;
        if (end == '#') {
            text++;
            text += strcspn(text, "\n");
            end = *text;
        }
        line += end == '\n';
        text += end != '\0';
    }
    if (rows >= q->rows.count) {
        return EXIT_EQUAL;
    }
    snprintf(reason, sizeof reason, "%u addresses, but the instruction takes those of %u lanes", rows, q->rows.count);
    return cli_complain(q->file, "", 0, reason, NULL);
}

static int read_file(question *q)
{
    size_t length;
    char *text = cli_read_file(q->file, &length);
    int status;

    if (text == NULL) {
        return EXIT_UNREADABLE;
    }
    status = strlen(text) != length ? cli_complain(q->file, "", 0, "no text", NULL) : take_addresses(q, text);
    free(text);
    return status;
}

/* The texts of options; NULL: not given. */
typedef struct {
    const char *pitch, *offset, *swizzle;
} question_texts;

static int read_question(question *q, const char *instruction, const question_texts *given)
{
    unsigned row;

    if (read_instruction(q, instruction) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if ((given->pitch == NULL) == (q->file == NULL)) {
        return cli_complain(NULL, "", 0,
                            given->pitch == NULL ? "banks needs --pitch or --address, try mmaref banks --help"
                                                 : "--pitch and --address exclude each other",
                            NULL);
    }
    if (q->search && given->swizzle != NULL) {
        return cli_complain("--search", "", 0, "it excludes --swizzle, which it looks for", NULL);
    }
    if ((given->pitch != NULL && read_bytes(q, "--pitch", given->pitch, &q->pitch) != EXIT_EQUAL) ||
        (given->offset != NULL && read_bytes(q, "--offset", given->offset, &q->offset) != EXIT_EQUAL) ||
        (given->swizzle != NULL && read_swizzle(q, given->swizzle) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    if (q->file != NULL) {
        return read_file(q);
    }
    for (row = 0; row < q->rows.count; row++) {
        q->rows.address[row] = (uint32_t)(q->offset + row * q->pitch);
    }
    return EXIT_EQUAL;
}

/* ---- Answering ------------------------------------------------------- */

static bool is_for_people(const command_line *line)
{
    return line->style == TABLE_TEXT || line->style == TABLE_MARKDOWN;
}

static void put_title(const table *t, const question *q)
{
    char where[300], swizzle[60] = "";

    if (q->file != NULL) {
        snprintf(where, sizeof where, "addresses of %.200s", q->file);
    } else {
        snprintf(where, sizeof where, "pitch %lu bytes", q->pitch);
    }
    if (q->swizzle.bits != 0) {
        snprintf(swizzle, sizeof swizzle, ", Swizzle<%u,%u,%d> of bytes", q->swizzle.bits, q->swizzle.base,
                 q->swizzle.shift);
    }
    table_title(t, "%s, %s, offset %lu%s", q->name, where, q->offset, swizzle);
}

/* The banks of a row: a dot for an unused one, else how many words of the phase meet in it. */
static void put_picture(table *t, const bank_rows *rows, const bank_ways *ways, unsigned row)
{
    char picture[BANKS + 1];
    unsigned i;

    memset(picture, '.', BANKS);
    picture[BANKS] = '\0';
    for (i = 0; i < rows->bytes / BANK_BYTES; i++) {
        unsigned bank = (rows->address[row] / BANK_BYTES + i) % BANKS;
        picture[bank] = (char)('0' + ways->of_bank[row / BANK_PHASE][bank]);
    }
    table_text(t, "%s", picture);
}

/* The most ways of the banks of a row. */
static unsigned ways_of_row(const bank_rows *rows, const bank_ways *ways, unsigned row)
{
    unsigned most = 0, i;

    for (i = 0; i < rows->bytes / BANK_BYTES; i++) {
        unsigned count = ways->of_bank[row / BANK_PHASE][(rows->address[row] / BANK_BYTES + i) % BANKS];
        most = count > most ? count : most;
    }
    return most;
}

static void put_rows(const question *q, const command_line *line, const bank_rows *rows, const bank_ways *ways)
{
    static const char *const heads[] = { "phase", "lane", "address", "ways", "banks 0 to 31" };
    static const char *const keys[] = { "phase", "lane", "address", "ways", "banks.first", "banks.last" };
    bool pictures = is_for_people(line);
    unsigned row, first;
    table t;

    table_open(&t, line->style, false, pictures ? heads : keys, pictures ? 5 : 6);
    put_title(&t, q);
    for (row = 0; row < rows->count; row++) {
        table_number(&t, (long)(row / BANK_PHASE));
        table_number(&t, (long)row);
        table_number(&t, (long)rows->address[row]);
        table_number(&t, (long)ways_of_row(rows, ways, row));
        if (pictures) {
            put_picture(&t, rows, ways, row);
        } else {
            first = rows->address[row] / BANK_BYTES % BANKS;
            table_number(&t, (long)first);
            table_number(&t, (long)(first + rows->bytes / BANK_BYTES - 1));
        }
    }
    (void)table_close(&t);
}

static void put_ways(const bank_rows *rows, const bank_ways *ways)
{
    unsigned phase;

    putchar('\n');
    for (phase = 0; phase < rows->count / BANK_PHASE; phase++) {
        printf("phase %u: %u-way\n", phase, ways->of_phase[phase]);
    }
    printf("worst %u-way\n", ways->worst);
}

/* A remedy as programs read it; without padding it is a swizzle. */
static void put_remedy(table *t, const question *q, const char *swizzle, unsigned padding)
{
    char text[24] = "";

    if (padding != 0) {
        snprintf(text, sizeof text, "%u", padding);
    }
    table_text(t, "%s", padding == 0 ? "swizzle" : "padding");
    if (padding == 0) {
        table_text(t, "%s", swizzle);
    } else {
        table_numeral(t, "");
    }
    table_numeral(t, text);
    snprintf(text, sizeof text, "%lu", q->pitch + padding);
    table_numeral(t, q->file == NULL ? text : "");
}

/* Prints what removes the conflicts; EXIT_DIFFERENT if nothing does. */
static int put_remedies(const question *q, const command_line *line)
{
    static const char *const heads[] = { "remedy", "swizzle", "padding", "pitch" };
    bank_swizzle swizzle;
    bool found = bank_find_swizzle(&q->rows, &swizzle), needed = !found || swizzle.bits != 0;
    unsigned padding = q->file != NULL ? 0 : bank_find_padding(q->rows.count, q->rows.bytes, (uint32_t)q->pitch,
                                                               (uint32_t)q->offset);
    char text[40] = "none";
    table t;

    if (found && needed) {
        snprintf(text, sizeof text, "%u,%u,%d", swizzle.bits, swizzle.base, swizzle.shift);
    }
    if (is_for_people(line)) {
        printf("\nsmallest swizzle: %s%s\n", text, needed ? "" : " is needed");
        if (q->file == NULL) {
            printf("smallest padding: %u bytes, pitch %lu\n", padding, q->pitch + padding);
        }
    } else {
        table_open(&t, line->style, false, heads, 4);
        if (found && needed) {
            put_remedy(&t, q, text, 0);
        }
        if (padding != 0) {
            put_remedy(&t, q, "", padding);
        }
        (void)table_close(&t);
    }
    return found || padding != 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}

int cli_banks(int argc, char **argv)
{
    command_line line;
    question q;
    question_texts given = { NULL, NULL, NULL };
    const option_row options[] = { OPTIONS_OUTPUT(line),
                                   { "pitch", OPTION_TEXT, &given.pitch },
                                   { "offset", OPTION_TEXT, &given.offset },
                                   { "swizzle", OPTION_TEXT, &given.swizzle },
                                   { "address", OPTION_FILE, &q.file },
                                   { "search", OPTION_FLAG, &q.search },
                                   OPTIONS_END };
    bank_rows rows;
    bank_ways ways;

    memset(&q, 0, sizeof q);
    if (command_line_read(&line, argc, argv, options, "an instruction", 1, 1) != EXIT_EQUAL ||
        read_question(&q, line.argument[0], &given) != EXIT_EQUAL || swizzle_rows(&q, &rows) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    bank_count(&rows, &ways);
    if (is_for_people(&line) || !q.search) {
        put_rows(&q, &line, &rows, &ways);
    }
    if (is_for_people(&line)) {
        put_ways(&rows, &ways);
    }
    return q.search ? put_remedies(&q, &line) : EXIT_EQUAL;
}
