/* SPDX-License-Identifier: MIT */
/* mac16 in matrix mode against the C emulator that its specification cites. Both must leave the same
 * registers after operands of every kind before anything is timed. */
#include <stdio.h>
#include <string.h>

#include "model.h"
#include "timing.h"

#define OPERANDS 2000

/* The emulator's: X, Y and Z one behind the other like mmaref_amx, at a multiple of 128 bytes. */
void emulate_AMX_MAC16(void *state, uint64_t operand);

static void run_emulator(void *context)
{
    emulate_AMX_MAC16(context, 0);
}

static uint32_t draw(uint32_t *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 16;
}

/* An operand of random fields; at first 0, the one that is timed, and every other one with all lanes enabled. */
static uint64_t draw_operand(int number, uint32_t *state)
{
    uint64_t operand = 0;
    int i;

    for (i = 0; i < 4; i++) {
        operand = operand << 16 | draw(state);
    }
    if (number % 2 == 0) {
        operand &= ~((uint64_t)0x7f << 41 | (uint64_t)0x7f << 32); /* x and y: mode 0, value 0 */
    }
    return number == 0 ? 0 : operand;
}

/* Both compute; prints the first operand after which their registers differ. */
static bool agree(mmaref_amx *ours, mmaref_amx *peer)
{
    uint32_t state = 1;
    int i;

    for (i = 0; i < OPERANDS; i++) {
        uint64_t operand = draw_operand(i, &state);
        must(mmaref_mac16(ours, operand));
        emulate_AMX_MAC16(peer, operand);
        if (memcmp(ours, peer, sizeof *ours) != 0) {
            printf("the emulator differs: operand %08lx%08lx\n", (unsigned long)(operand >> 32),
                   (unsigned long)(operand & 0xffffffffu));
            return false;
        }
    }
    return true;
}

int main(void)
{
    static mmaref_amx amx;
    static uint8_t memory[sizeof(mmaref_amx) + 127];
    mmaref_amx *emulated = (mmaref_amx *)(memory + (0 - (uintptr_t)memory) % 128);
    subject ours = { run_mac16, &amx, 32 * 32 };
    subject peer = { run_emulator, emulated, 32 * 32 };

    prepare_mac16(&amx);
    memcpy(emulated, &amx, sizeof amx);
    if (!agree(&amx, emulated)) {
        return 1;
    }
    print_ratio("mac16, matrix mode, ratio to the C emulator", &ours, &peer, 8);
    return 0;
}
