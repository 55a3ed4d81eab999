/* SPDX-License-Identifier: MIT */
/* What the targets share: an input taken apart, hostile arguments, memory whose every end is watched. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "instruction.h"

/* A promise of the library: the target ends where it does not hold. */
#define CHECK(holds) ((holds) ? (void)0 : fuzz_fail(#holds, __FILE__, __LINE__))
_Noreturn void fuzz_fail(const char *promise, const char *file, int line);

/* The input. Behind its end it goes on with zeros. */
void fuzz_start(const uint8_t *data, size_t size);
uint8_t take8(void);
uint16_t take16(void);
uint32_t take32(void);
uint64_t take64(void);
/* Most often a number below `count`, else any. */
uint32_t take_below(uint32_t count);
/* True once in so many times. */
bool rarely(unsigned times);

/* Memory on the heap, of exactly so many bytes; all of it is freed by fuzz_end. */
void *box(size_t size);
void *copy_of(const void *bytes, size_t size);
void *filled(size_t size);       /* with bytes of one of several kinds */
void fill(void *bytes, size_t size);
char *take_text(size_t *length); /* without terminator */
char *take_string(void);
void fuzz_end(void);

/* Arguments. */
void take_instruction(mmaref_instruction *instruction); /* most often one that there is */
void take_block(const mmaref_instruction *instruction, mmaref_arithmetic *arithmetic);
/* The description, or one of nothing with a few registers of every operand. */
bool describe(const mmaref_instruction *instruction, mmaref_description *about);
uint32_t *take_registers(unsigned registers);

/* What an error may say: `length` is that of the text concerned. `error` was given to poison() before. */
void poison(mmaref_error *error);
void check_error(const mmaref_error *error, mmaref_status status, size_t length);

/* The number of a custom format, rarely any. */
uint32_t take_format(void);

/* Whether result_bits is as many bits as a step can keep. */
bool keeps_all(const mmaref_arithmetic *arithmetic, uint32_t type);

#endif
