/* SPDX-License-Identifier: MIT */
/* Not part of the library: violations of rules that src and generated keep, one in each line that names a rule.
 * The step `misra` fails unless the addon finds all of them. */
#include <stdint.h>
#include <stdio.h> /* 21.6 */
#include <stdlib.h>

#define planted_macro(x) ((x) + 1)
#undef planted_macro /* 20.5 */

static uint16_t planted_octal = 017; /* 7.1 */
static uint32_t planted_long = 1ul;
static uint32_t planted_small = 1l; /* 7.3 */

static uint32_t planted_recursion(uint32_t n)
{
    if (n) { /* 14.4 */
        return planted_recursion(n - 1u); /* 17.2 */
    }
    return 0u;
}

static uint32_t planted_parameter(uint32_t used, uint32_t unused) /* 2.7 */
{
    if (used > 1u) /* 15.6 */
        return 1u;
    return used;
}

static uint32_t planted_switch(uint32_t n)
{
    uint32_t sum = 0u;

    switch (n) { /* 16.4 */
    case 0u:
        sum = 1u;
    case 1u: /* 16.3 */
        sum += 2u;
        break;
    }
    return sum;
}

static uint8_t *planted_pointers(const uint32_t *words, uintptr_t address)
{
    const uint16_t *halves = (const uint16_t *)words; /* 11.3 */
    uint8_t *bytes = (uint8_t *)address; /* 11.4 */

    return halves == NULL ? bytes : NULL;
}

uint32_t planted(uint32_t n)
{
    void *memory = malloc(n); /* 21.3 */
    union {
        uint32_t word;
        uint8_t bytes[4];
    } both;

    planted_recursion(n); /* 17.7 */
    if (memory == NULL) {
        goto out; /* 15.1 */
    }
    both.word = n;
    n += sizeof(n++); /* 13.6 */
out:
    return both.bytes[0] + planted_octal + planted_long + planted_small + planted_parameter(n, 0u) + planted_switch(n) +
           *planted_pointers(&n, 0u);
}
