/* SPDX-License-Identifier: MIT */
/* mmaref mac16: the 64 bits of an operand in words. */
#include <string.h>

#include "base/hex.h"
#include "base/options.h"
#include "commands.h"

#define LANES 32 /* of 16 bits in a 64-byte register */

static const char *const heads[] = { "bits", "field", "value", "meaning" };
static const char *const program_heads[] = { "bits.bit", "bits.width", "field", "value", "meaning" };

static int read_operand(const char *text, uint64_t *operand)
{
    const char *digits = strncmp(text, "0x", 2) == 0 || strncmp(text, "0X", 2) == 0 ? text + 2 : text;
    size_t length = strlen(digits);

    if (length == 0 || length > 16 || cli_read_hex(digits, length, operand) != length) {
        return cli_complain(NULL, text, strlen(text), "an operand is written in up to 16 hexadecimal digits", NULL);
    }
    return EXIT_EQUAL;
}

/* "59:55" or "63"; for programs the lowest bit and how many there are. */
static void put_bits(table *t, const char *bits)
{
    unsigned high = 0, low;

    if (t->columns == sizeof heads / sizeof heads[0]) {
        table_text(t, "%s", bits);
        return;
    }
    for (; *bits >= '0' && *bits <= '9'; bits++) {
        high = high * 10 + (unsigned)(*bits - '0');
    }
    for (low = *bits == ':' ? 0 : high; *bits != '\0' && *++bits != '\0';) {
        low = low * 10 + (unsigned)(*bits - '0');
    }
    table_number(t, (long)low);
    table_number(t, (long)(high - low + 1));
}

static void put(table *t, const char *bits, const char *field, unsigned value, const char *meaning)
{
    put_bits(t, bits);
    table_text(t, "%s", field);
    table_number(t, (long)value);
    table_text(t, "%s", meaning);
}

/* The lanes of a mask as ranges: "lanes 0-3, 8"; every second one in short. */
static void print_lanes(uint32_t mask, char *text, size_t size)
{
    unsigned lane = 0, first;
    size_t used = (size_t)snprintf(text, size, "lanes ");

    while (lane < LANES) {
        if ((mask >> lane & 1) == 0) {
            lane++;
            continue;
        }
        first = lane;
        while (lane < LANES && (mask >> lane & 1) != 0) {
            lane++;
        }
        used += (size_t)snprintf(text + used, size - used, first + 1 == lane ? "%s%u" : "%s%u-%u", used > 6 ? ", " : "",
                                 first, lane - 1);
    }
    if (mask == 0xaaaaaaaau || mask == 0x55555555u) {
        snprintf(text, size, mask == 0x55555555u ? "even lanes" : "odd lanes");
    } else if (used == 6) {
        snprintf(text, size, "no lane");
    } else if (mask == 0xffffffffu) {
        snprintf(text, size, "every lane");
    }
}

static void put_enable(table *t, const char *bits[2], const char *name, unsigned mode, unsigned value, uint32_t mask,
                       bool ignored)
{
    static const char *const modes[] = { "value 0: every lane, 1: the odd ones, 2: the even ones, more: none",
                                         "the one lane of the value", "that many lanes at the start, 0: every lane",
                                         "that many lanes at the end, 0: every lane" };
    char text[200], field[24];

    snprintf(field, sizeof field, "%s enable mode", name);
    put(t, bits[0], field, mode, ignored ? "ignored in vector mode" : modes[mode]);
    print_lanes(mask, text, sizeof text);
    snprintf(field, sizeof field, "%s enable value", name);
    put(t, bits[1], field, value, ignored ? "ignored in vector mode" : text);
}

/* What the factors give: a skipped one is 1, both skipped give 0. */
static const char *meaning_of_skips(const mmaref_mac16_fields *f)
{
    if (f->skip_x && f->skip_y) {
        return "both factors left out: the product is 0";
    }
    return f->skip_x ? "X left out: the product is Y" : f->skip_y ? "Y left out: the product is X" : "X times Y";
}

static void put_rows(table *t, const mmaref_mac16_fields *f)
{
    char text[80];

    if (f->vector) {
        snprintf(text, sizeof text, "row %u of Z", f->z_row);
    } else if (f->z_i32) {
        snprintf(text, sizeof text, "ignored: lane j of Y has rows 2 j and 2 j + 1");
    } else {
        snprintf(text, sizeof text, "lane j of Y has row 2 j + %u", f->z_row & 1u);
    }
    put(t, "25:20", "z row", f->z_row, text);
}

static void put_fields(table *t, const mmaref_mac16_fields *f)
{
    static const char *x_bits[2] = { "47:46", "45:41" }, *y_bits[2] = { "38:37", "36:32" };
    const char *z_type = f->vector ? "ignored in vector mode: Z is i16" : f->z_i32 ? "Z is i32" : "Z is i16";

    put(t, "63", "vector", f->vector, f->vector ? "z[row][i] += x[i] * y[i]" : "z[j][i] += x[i] * y[j]");
    put(t, "62", "z i32", f->z_i32, z_type);
    put(t, "61", "x i8", f->x_i8, f->x_i8 ? "X is i8, the low byte of each lane" : "X is i16");
    put(t, "60", "y i8", f->y_i8, f->y_i8 ? "Y is i8, the low byte of each lane" : "Y is i16");
    put(t, "59:55", "shift", f->shift, "bits that the product is shifted right, arithmetically, before Z is added");
    put_enable(t, x_bits, "x", f->x_mode, f->x_value, f->x_enable, false);
    put_enable(t, y_bits, "y", f->y_mode, f->y_value, f->y_enable, f->vector);
    put(t, "29", "skip x", f->skip_x, meaning_of_skips(f));
    put(t, "28", "skip y", f->skip_y, meaning_of_skips(f));
    put(t, "27", "skip z", f->skip_z, f->skip_z ? "Z is overwritten" : "Z is added");
    put_rows(t, f);
    put(t, "18:10", "x offset", f->x_offset, "byte of the X pool where lane 0 starts");
    put(t, "8:0", "y offset", f->y_offset, "byte of the Y pool where lane 0 starts");
}

int cli_mac16(int argc, char **argv)
{
    mmaref_mac16_fields fields;
    command_line line;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_END };
    uint64_t operand = 0;
    table t;

    if (command_line_read(&line, argc, argv, options, "an operand", 1, 1) != EXIT_EQUAL ||
        read_operand(line.argument[0], &operand) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    cli_must(mmaref_mac16_decode(operand, &fields));
    table_open(&t, line.style, false, heads, 4);
    if (line.style == TABLE_JSON || line.style == TABLE_CSV) {
        table_open(&t, line.style, false, program_heads, 5);
    }
    table_title(&t, "mac16 operand %08lx%08lx", (unsigned long)(operand >> 32), (unsigned long)(operand & 0xffffffffu));
    put_fields(&t, &fields);
    return table_close(&t);
}
