/* SPDX-License-Identifier: MIT */
/* mac16 in its modes against the C emulator that its specification cites. Both must leave the same
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
    const mac16_call *call = context;

    emulate_AMX_MAC16(call->amx, call->operand);
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

/* What is timed. Offsets are neither a multiple of an element nor of a register. */
static const struct {
    const char *name;
    uint64_t operand;
    double work, wanted;
} modes[] = {
    { "matrix, 16 bits, no shift", 0, 1024, 10 },
    { "matrix, 16 bits, shift 7", (uint64_t)7 << 55, 1024, 4 },
    { "matrix, i8 factors", (uint64_t)3 << 60, 1024, 4 },
    { "matrix, Z of 32 bits", (uint64_t)1 << 62, 1024, 4 },
    { "matrix, Z of 32 bits, shift 7", (uint64_t)1 << 62 | (uint64_t)7 << 55, 1024, 4 },
    { "matrix, without X", (uint64_t)1 << 29, 1024, 4 },
    { "matrix, without Y", (uint64_t)1 << 28, 1024, 4 },
    { "matrix, without Z", (uint64_t)1 << 27, 1024, 4 },
    { "matrix, offsets", 5 | (uint64_t)451 << 10, 1024, 4 },
    { "matrix, odd lanes of X and Y", (uint64_t)1 << 41 | (uint64_t)1 << 32, 256, 4 },
    { "vector, no shift", (uint64_t)1 << 63, 32, 4 },
    { "vector, shift 7", (uint64_t)1 << 63 | (uint64_t)7 << 55, 32, 4 },
    { "vector, i8 factors", (uint64_t)1 << 63 | (uint64_t)3 << 60, 32, 4 },
    { "vector, without Z", (uint64_t)1 << 63 | (uint64_t)1 << 27, 32, 4 },
    { "vector, offsets", (uint64_t)1 << 63 | 5 | (uint64_t)451 << 10, 32, 4 },
    { "vector, offsets around the ends of X and Y", (uint64_t)1 << 63 | 499 | (uint64_t)451 << 10, 32, 4 },
};

int main(void)
{
    static mmaref_amx amx;
    static uint8_t memory[sizeof(mmaref_amx) + 127];
    mac16_call of_ours = { &amx, 0 }, of_peer = { NULL, 0 };
    subject ours = { run_mac16, &of_ours, 0 }, peer = { run_emulator, &of_peer, 0 };
    char line[80];
    size_t i;

    of_peer.amx = (mmaref_amx *)(memory + (0 - (uintptr_t)memory) % 128);
    prepare_mac16(&amx);
    memcpy(of_peer.amx, &amx, sizeof amx);
    if (!agree(&amx, of_peer.amx)) {
        return 1;
    }
    printf("ratio to the C emulator of mac16\n");
    for (i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        of_ours.operand = of_peer.operand = modes[i].operand;
        ours.work = peer.work = modes[i].work;
        (void)snprintf(line, sizeof line, "mac16 %s", modes[i].name);
        print_ratio(line, &ours, &peer, modes[i].wanted);
    }
    return 0;
}
