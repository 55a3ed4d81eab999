/* SPDX-License-Identifier: MIT */
/* mmaref banks: bank conflicts of ldmatrix and stmatrix in shared memory. */
#include <stdlib.h>
#include <string.h>

#include "ask/instruction_text.h"
#include "base/file.h"
#include "base/options.h"
#include "commands.h"
#include "layout/bank_options.h"
#include "layout/row_addresses.h"

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

static int read_question(question *q, const char *instruction, const bank_texts *given)
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
    if ((given->pitch != NULL && bank_read_bytes("--pitch", given->pitch, q->rows.bytes, &q->pitch) != EXIT_EQUAL) ||
        (given->offset != NULL &&
         bank_read_bytes("--offset", given->offset, q->rows.bytes, &q->offset) != EXIT_EQUAL) ||
        (given->swizzle != NULL && bank_read_swizzle(given->swizzle, &q->swizzle) != EXIT_EQUAL)) {
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

    table_open(&t, line->style, line->colours, pictures ? heads : keys, pictures ? 5 : 6);
    put_title(&t, q);
    for (row = 0; row < rows->count; row++) {
        table_number(&t, (long)(row / BANK_PHASE));
        table_number(&t, (long)row);
        table_number(&t, (long)rows->address[row]);
        table_number(&t, (long)ways_of_row(rows, ways, row));
        table_mark(&t, ways_of_row(rows, ways, row) > 1);
        if (pictures) {
            put_picture(&t, rows, ways, row);
            table_mark(&t, ways_of_row(rows, ways, row) > 1);
        } else {
            first = rows->address[row] / BANK_BYTES % BANKS;
            table_number(&t, (long)first);
            table_number(&t, (long)(first + rows->bytes / BANK_BYTES - 1));
        }
    }
    (void)table_close(&t);
}

static void put_ways(const bank_rows *rows, const bank_ways *ways, table_colours colours)
{
    unsigned phase;

    putchar('\n');
    for (phase = 0; phase < rows->count / BANK_PHASE; phase++) {
        printf("phase %u: ", phase);
        table_print_marked(colours, ways->of_phase[phase] > 1, "%u-way", ways->of_phase[phase]);
        putchar('\n');
    }
    fputs("worst ", stdout);
    table_print_marked(colours, ways->worst > 1, "%u-way", ways->worst);
    putchar('\n');
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
    bank_texts given = { NULL, NULL, NULL };
    const option_row options[] = { OPTIONS_OUTPUT(line),
                                   OPTIONS_BANKS(given),
                                   { "address", OPTION_FILE, &q.file },
                                   { "search", OPTION_FLAG, &q.search },
                                   OPTIONS_END };
    bank_rows rows;
    bank_ways ways;

    memset(&q, 0, sizeof q);
    if (command_line_read(&line, argc, argv, options, "an instruction", 1, ARGUMENTS_ANY) != EXIT_EQUAL ||
        instruction_text_gather(&line, 0) != EXIT_EQUAL ||
        read_question(&q, line.argument[0], &given) != EXIT_EQUAL ||
        bank_swizzle_rows(&q.swizzle, &q.rows, &rows) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    bank_count(&rows, &ways);
    if (is_for_people(&line) || !q.search) {
        put_rows(&q, &line, &rows, &ways);
    }
    if (is_for_people(&line)) {
        put_ways(&rows, &ways, line.colours);
    }
    return q.search ? put_remedies(&q, &line) : EXIT_EQUAL;
}
