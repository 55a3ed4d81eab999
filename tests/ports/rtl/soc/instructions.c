/* SPDX-License-Identifier: MIT */
/*
 * Every instruction of RV32IM and what rv32im.sv has of Zicsr, on limits and random operands, and
 * random streams of them (streams.lua): prints for each a hash of all results. What another core or an
 * emulator prints for the same image is what is expected; a line that differs names the instruction.
 */
#include <stddef.h>
#include <stdint.h>

#include "firmware.h"
#include "tap.h"

__asm__(".option arch, +zicsr");

static uint32_t hash;

static void add(uint32_t value)
{
    hash = (hash ^ value) * 16777619u;
    hash ^= hash >> 15;
}

static void report(const char *name)
{
    firmware_print("# ");
    firmware_print(name);
    firmware_print(" ");
    tap_hex(hash);
    firmware_print("\n");
    hash = 2166136261u;
}

/* ---- Operands ------------------------------------------------------------------------------------ */

static const uint32_t limits[] = { 0, 1, 2, 31, 32, 0x7ff, 0x800, 0xffff, 0x7fffffff, 0x80000000, 0x80000001,
                                   0xfffff800, 0xfffffffe, 0xffffffff, 0x12345678, 0xdeadbeef };
enum { LIMITS = sizeof limits / sizeof limits[0] };
#ifndef PAIRS
#define PAIRS (LIMITS * LIMITS + 64)
#endif

static uint32_t draw(uint32_t i)
{
    i = (i ^ i >> 16) * 0x7feb352du;
    i = (i ^ i >> 15) * 0x846ca68bu;
    return i ^ i >> 16;
}

static uint32_t first(uint32_t i)
{
    return i < LIMITS * LIMITS ? limits[i / LIMITS] : draw(2 * i);
}

static uint32_t second(uint32_t i)
{
    return i < LIMITS * LIMITS ? limits[i % LIMITS] : draw(2 * i + 1);
}

/* ---- Of registers and immediates ------------------------------------------------------------------- */

#define OF_REGISTERS(NAME)                                                                           \
    for (i = 0; i < PAIRS; i++) {                                                                     \
        __asm__ volatile(#NAME " %0, %1, %2" : "=r"(d) : "r"(first(i)), "r"(second(i)));              \
        add(d);                                                                                       \
    }                                                                                                 \
    report(#NAME)

#define OF_IMMEDIATE(NAME, ...)                                                                       \
    for (i = 0; i < PAIRS; i += 7) {                                                                  \
        IMMEDIATES(NAME, __VA_ARGS__)                                                                 \
    }                                                                                                 \
    report(#NAME)
#define IMMEDIATES(NAME, A, B, C, D) IMMEDIATE(NAME, A) IMMEDIATE(NAME, B) IMMEDIATE(NAME, C) IMMEDIATE(NAME, D)
#define IMMEDIATE(NAME, VALUE)                                                                        \
    __asm__ volatile(#NAME " %0, %1, " #VALUE : "=r"(d) : "r"(first(i)));                             \
    add(d);

static void arithmetic(void)
{
    uint32_t d, i;

    OF_REGISTERS(add);
    OF_REGISTERS(sub);
    OF_REGISTERS(sll);
    OF_REGISTERS(slt);
    OF_REGISTERS(sltu);
    OF_REGISTERS(xor);
    OF_REGISTERS(srl);
    OF_REGISTERS(sra);
    OF_REGISTERS(or);
    OF_REGISTERS(and);
    OF_REGISTERS(mul);
    OF_REGISTERS(mulh);
    OF_REGISTERS(mulhsu);
    OF_REGISTERS(mulhu);
    OF_REGISTERS(div);
    OF_REGISTERS(divu);
    OF_REGISTERS(rem);
    OF_REGISTERS(remu);
    OF_IMMEDIATE(addi, 0, 1, -1, -2048);
    OF_IMMEDIATE(slti, 0, 2047, -1, -2048);
    OF_IMMEDIATE(sltiu, 0, 2047, -1, -2048);
    OF_IMMEDIATE(xori, 0, 2047, -1, -2048);
    OF_IMMEDIATE(ori, 0, 1365, -1, -2048);
    OF_IMMEDIATE(andi, 0, 1365, -1, -2048);
    OF_IMMEDIATE(slli, 0, 1, 17, 31);
    OF_IMMEDIATE(srli, 0, 1, 17, 31);
    OF_IMMEDIATE(srai, 0, 1, 17, 31);
    __asm__ volatile("lui %0, 0xabcde" : "=r"(d));
    add(d);
    report("lui");
    __asm__ volatile("1: auipc %0, 0xfffff\n\tla t0, 1b\n\tsub %0, %0, t0" : "=r"(d) : : "t0");
    add(d);
    report("auipc");
    __asm__ volatile("addi zero, %1, 5\n\tmv %0, zero" : "=r"(d) : "r"(limits[14]));
    add(d);
    report("x0");
}

/* ---- Branches and jumps -------------------------------------------------------------------------------- */

/* Forward over two instructions, and backward over them, which leaves its mark in another bit. */
#define OF_BRANCH(NAME)                                                                               \
    for (i = 0; i < PAIRS; i++) {                                                                     \
        __asm__ volatile("li %0, 0\n\t" #NAME " %1, %2, 1f\n\tori %0, %0, 1\n\tori %0, %0, 2\n1:\tj 3f\n"    \
                         "2:\tori %0, %0, 4\n\tori %0, %0, 8\n\tj 4f\n"                               \
                         "3:\t" #NAME " %1, %2, 2b\n4:"                                               \
                         : "=&r"(d)                                                                   \
                         : "r"(first(i)), "r"(second(i)));                                            \
        add(d);                                                                                       \
    }                                                                                                 \
    report(#NAME)

static void jumps(void)
{
    uint32_t d, i;

    OF_BRANCH(beq);
    OF_BRANCH(bne);
    OF_BRANCH(blt);
    OF_BRANCH(bge);
    OF_BRANCH(bltu);
    OF_BRANCH(bgeu);
    __asm__ volatile("li %0, 0\n\tjal t1, 2f\n1:\tori %0, %0, 1\n\tj 3f\n2:\tla t0, 1b\n\tsub %0, t1, t0\n\tjal x0, 1b\n3:"
                     : "=&r"(d) : : "t0", "t1");
    add(d);
    report("jal");
    /* Bit 0 of the target is dropped. */
    __asm__ volatile("la t0, 2f\n\tjalr t1, 5(t0)\n1:\tli %0, 1\n\tj 3f\n"
                     "2:\tli t1, 0\n\tla t0, 1b\n\tsub %0, t1, t0\n3:"
                     : "=&r"(d) : : "t0", "t1");
    add(d);
    report("jalr");
}

/* ---- Memory ------------------------------------------------------------------------------------------------ */

static uint32_t memory[8];

#define OF_LOAD(NAME, STEP)                                                                           \
    for (i = 0; i < 16; i += STEP) {                                                                  \
        __asm__ volatile(#NAME " %0, 0(%1)\n\t" : "=r"(d) : "r"((const char *)memory + i) : "memory"); \
        add(d);                                                                                       \
        __asm__ volatile(#NAME " %0, -12(%1)\n\t" : "=r"(d) : "r"((const char *)memory + i + 12) : "memory"); \
        add(d);                                                                                       \
    }                                                                                                 \
    report(#NAME)

#define OF_STORE(NAME, STEP)                                                                          \
    for (i = 0; i < 16; i += STEP) {                                                                  \
        __asm__ volatile(#NAME " %0, 8(%1)\n\t" : : "r"(draw(i)), "r"((char *)memory + i) : "memory"); \
        for (d = 0; d < 8; d++) {                                                                     \
            add(memory[d]);                                                                           \
        }                                                                                             \
    }                                                                                                 \
    report(#NAME)

static void accesses(void)
{
    uint32_t d, i;

    for (i = 0; i < 8; i++) {
        memory[i] = draw(100 + i);
    }
    OF_LOAD(lb, 1);
    OF_LOAD(lbu, 1);
    OF_LOAD(lh, 2);
    OF_LOAD(lhu, 2);
    OF_LOAD(lw, 4);
    OF_STORE(sb, 1);
    OF_STORE(sh, 2);
    OF_STORE(sw, 4);
}

/* ---- CSRs and traps ------------------------------------------------------------------------------------- */

#define OF_CSR(NAME, OPERAND, CONSTRAINT)                                                             \
    for (i = 0; i < LIMITS; i++) {                                                                    \
        __asm__ volatile("csrw mscratch, %1\n\t" #NAME " %0, mscratch, " OPERAND : "=&r"(d)           \
                         : "r"(limits[i]), CONSTRAINT(limits[LIMITS - 1 - i]));                       \
        add(d);                                                                                       \
        __asm__ volatile("csrr %0, mscratch" : "=r"(d));                                              \
        add(d);                                                                                       \
    }                                                                                                 \
    report(#NAME)

/* What a trap leaves: cause, and how far after the label before it. The handler goes on after the instruction. */
#define OF_TRAP(NAME, INSTRUCTION, WITH_PLACE)                                                        \
    __asm__ volatile("la t0, 1f\n\tcsrrw t2, mtvec, t0\n\tj 2f\n\t.balign 4\n"                         \
                     "1:\tcsrr t0, mepc\n\taddi t0, t0, 4\n\tcsrw mepc, t0\n\tmret\n"                  \
                     "2:\tcsrw mcause, zero\n\t" INSTRUCTION "\n\tcsrr %0, mcause\n\tla t0, 2b\n\tcsrr %1, mepc\n\t"  \
                     "sub %1, %1, t0\n\tcsrw mtvec, t2"                                               \
                     : "=&r"(d), "=&r"(i) : "r"(0x20000u) : "t0", "t1", "t2");                        \
    add(d);                                                                                           \
    add(WITH_PLACE ? i : 0);                                                                          \
    report(NAME)

static void traps(void)
{
    uint32_t d, i;

    OF_CSR(csrrw, "%2", "r");
    OF_CSR(csrrs, "%2", "r");
    OF_CSR(csrrc, "%2", "r");
    OF_CSR(csrrwi, "21", "r");
    OF_CSR(csrrsi, "21", "r");
    OF_CSR(csrrci, "21", "r");
    OF_TRAP("no-trap", "nop", 0);
    OF_TRAP("ecall", "ecall", 1);
    OF_TRAP("ebreak", "ebreak", 1);
    OF_TRAP("illegal-word", ".word 0xffffffff", 1);
    OF_TRAP("illegal-float", ".word 0x00007053", 1);
    OF_TRAP("illegal-load", ".word 0x00003003", 1);
    OF_TRAP("illegal-csr", "csrr t1, 0x7c0", 1);
    OF_TRAP("illegal-csr-write", "csrw 0xf14, t1", 1);
    OF_TRAP("program-store", "sw t1, 0(zero)", 1);
    OF_TRAP("no-memory-load", "lui t1, 0x90000\n\tlw t1, 0(t1)", 1);
    OF_TRAP("no-memory-store", "lui t1, 0x90000\n\tsw t1, 0(t1)", 1);
}

/* ---- Random streams -------------------------------------------------------------------------------------- */

typedef void stream(uint32_t *registers, uint32_t *scratch);
extern stream *const streams[];
extern const uint32_t streams_count;

static void random_streams(void)
{
    static uint32_t registers[32], scratch[64];
    uint32_t n, i;

    for (n = 0; n < streams_count; n++) {
        for (i = 0; i < 32; i++) {
            registers[i] = (n + i) % 3 == 0 ? limits[draw(32 * n + i) % LIMITS] : draw(32 * n + i);
        }
        for (i = 0; i < 64; i++) {
            scratch[i] = draw(~i);
        }
        streams[n](registers, scratch);
        for (i = 0; i < 32; i++) {
            add(registers[i]);
        }
        for (i = 0; i < 64; i++) {
            add(scratch[i]);
        }
        tap_field("# stream ", n);
        firmware_print("\n");
        report("its-hash");
    }
}

int firmware_main(void)
{
    tap_tally tally = { 0, 0, 0 };

    hash = 2166136261u;
    firmware_print("1..1\n");
    arithmetic();
    jumps();
    accesses();
    traps();
    random_streams();
    tap_line(&tally, "ok 1 - every instruction has run");
    return tap_close(&tally, NULL);
}
