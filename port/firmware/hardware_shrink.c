/* SPDX-License-Identifier: MIT */
/* Shrinks a case that failed to what one wrong element of D needs, on the unit itself. See hardware.h. All other rows
 * of A, columns of B and elements of C are zero from the first try on. */
#include "../dpi/mmdpi_place.h"
#include "../dpi/mmdpi_shrink.h"
#include "firmware.h"
#include "hardware.h"
#include "hardware_settings.h"
#include "tap.h"
#include "unit/unit.h"

static mmaref_gathered gathered;

/* ---- The smallest case ---- */

static void print_bits(uint64_t bits)
{
    static const char digits[] = "0123456789abcdef";
    char text[19] = "0x", *at = text + 2;
    uint8_t place_of = 64;

    while (place_of > 4 && bits >> (place_of - 4) == 0) {
        place_of = (uint8_t)(place_of - 4);
    }
    for (; place_of != 0; place_of = (uint8_t)(place_of - 4)) {
        *at++ = digits[bits >> (place_of - 4) & 15];
    }
    *at = '\0';
    firmware_print(text);
}

/* Elements 0 to `last` of the row or column; what is not gathered is zero. */
static void print_list(const char *option, const uint64_t *of, uint16_t last)
{
    uint16_t k, i = 0;

    for (k = 0; k <= last; k++) {
        firmware_print(k == 0 ? option : ",");
        while (i < gathered.dot.count && gathered.k[i] < k) {
            i++;
        }
        print_bits(i < gathered.dot.count && gathered.k[i] == k ? of[i] : 0);
    }
}

static void print_smallest(const mmdpi_place *to, uint16_t tries)
{
    char name[MMAREF_TEXT_MAX];
    uint16_t last = 0, i;

    for (i = 0; i < gathered.dot.count; i++) {
        last = gathered.a[i] != 0 || gathered.b[i] != 0 ? gathered.k[i] : last;
    }
    tap_field("#   shrunk in ", tries);
    firmware_print(" tries: mmaref dot ");
    firmware_print(mmaref_instruction_format(to->instruction, name, sizeof name) == MMAREF_OK ? name : "?");
    firmware_print(" --arith '");
    firmware_print(hardware_asked.arithmetic);
    firmware_print("'");
    print_list(" --a ", gathered.a, last);
    print_list(" --b ", gathered.b, last);
    firmware_print(" --c ");
    print_bits(gathered.dot.c);
    firmware_print("\n");
}

/* The kind of the unit's difference in the case as it now is; 0: there is none. */
static uint8_t kind_now(const mmdpi_place *to, const mmaref_operands *operands, hardware_memory *memory,
                        hardware_fails fails)
{
    uint64_t expected, got;

    return mmdpi_place_put(to, &gathered) &&
                   fails(to->instruction, to->arithmetic, operands, to->of, memory, &expected, &got)
               ? mmdpi_failure_kind(to->arithmetic, to->is.type[MMAREF_OPERAND_D], expected, got)
               : 0;
}

void hardware_shrink(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                     mmaref_operands *operands, const mmaref_coordinate *coordinate, hardware_memory *memory,
                     hardware_fails fails)
{
    mmdpi_shrink shrink;
    mmdpi_place to;
    uint8_t kind;

    to.instruction = instruction;
    to.arithmetic = arithmetic;
    to.of = coordinate;
    if (mmaref_instruction_describe(instruction, &to.is) != MMAREF_OK ||
        mmaref_operands_gather(instruction, arithmetic, operands, coordinate, &gathered, NULL) != MMAREF_OK ||
        !mmdpi_place_suits(&to) ||
        mmdpi_shrink_start(&shrink, &gathered, arithmetic, NULL) != MMAREF_OK) {
        firmware_print("#   not shrunk: single bits, scale factors, or elements that registers hold twice\n");
        return;
    }
    to.registers[MMAREF_OPERAND_A] = memory->mma.operands;
    to.registers[MMAREF_OPERAND_B] = to.registers[MMAREF_OPERAND_A] + to.is.lanes * to.is.registers[MMAREF_OPERAND_A];
    to.registers[MMAREF_OPERAND_C] = to.registers[MMAREF_OPERAND_B] + to.is.lanes * to.is.registers[MMAREF_OPERAND_B];
    kind = kind_now(&to, operands, memory, fails);
    if (kind == 0) {
        firmware_print("#   not shrunk: the element is right where all others of A, B and C are zero\n");
        return;
    }
    while (mmdpi_shrink_next(&shrink)) {
        mmdpi_shrink_answer(&shrink, kind_now(&to, operands, memory, fails) == kind);
    }
    print_smallest(&to, shrink.tries);
}
