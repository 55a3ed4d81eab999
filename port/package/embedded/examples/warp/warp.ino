// SPDX-License-Identifier: MIT
// D = A * B + C of one warp, as an H100 computes it, on a board with 130 KB of flash and 4 KB of RAM, as an
// Arduino Mega is. It prints one line on the serial port, at 115200 baud.
#include <mmaref.h>

static uint32_t a[32 * 4], b[32 * 2], c[32 * 4], d[32 * 4]; // register r of lane l is word l * 4 + r, of B l * 2 + r

static const char *compute(mmaref_slot *cell) // what was refused, or NULL
{
    const char *text = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    const mmaref_coordinate place = { 0, 12, 1 }; // product, row, column
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;

    if (mmaref_instruction_parse(text, strlen(text), &instruction, NULL) != MMAREF_OK) {
        return "no such instruction";
    }
    if (mmaref_profile_get(MMAREF_PROFILE_SM_90, &instruction, &arithmetic) != MMAREF_OK) {
        return "sm_90 has no such instruction";
    }
    memset(a, 0x3c, sizeof a); // every element 0x3c3c = 1.05859375
    memset(b, 0x3c, sizeof b);
    memset(&operands, 0, sizeof operands);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    if (mmaref_mma(&instruction, &arithmetic, &operands, d, NULL, NULL) != MMAREF_OK) {
        return "mmaref_mma refuses its operands";
    }
    if (mmaref_layout_slot(&instruction, NULL, MMAREF_OPERAND_D, &place, cell) != MMAREF_OK) {
        return "D has no such row or column";
    }
    return NULL;
}

void setup()
{
    mmaref_slot cell;
    char line[60];
    const char *refused;

    Serial.begin(115200);
    refused = compute(&cell);
    if (refused == NULL) {
        snprintf(line, sizeof line, "D[12][1] is in lane %u, register %u: %08lx", cell.lane, cell.reg,
                 (unsigned long)d[cell.lane * 4 + cell.reg]);
    }
    Serial.println(refused == NULL ? line : refused);
    Serial.flush();
}

void loop()
{
}
