/* SPDX-License-Identifier: MIT */
/* A console of port/firmware on registers that are memory of this machine: what it writes where, and that it gives up
 * where the UART never gets ready. consoles OFFSET:VALUE... -- OFFSET:VALUE...: registers before, and what they must
 * hold after board_putc('*'). Each is of 32 bits. Status 0, or a line for each that does not hold it. */
#define _DEFAULT_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "board.h"

int main(int argc, char **argv)
{
    int i, after = 0, wrong = 0;
    char *end;

    if (mmap((void *)BOARD_UART, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) !=
        (void *)BOARD_UART) {
        perror("mmap");
        return 2;
    }
    for (i = 1; i < argc; i++) {
        unsigned long offset = strtoul(argv[i], &end, 16), value = *end == ':' ? strtoul(end + 1, NULL, 16) : 0;
        volatile uint32_t *cell = (volatile uint32_t *)(BOARD_UART + offset);
        if (strcmp(argv[i], "--") == 0) {
            board_putc('*');
            after = 1;
        } else if (!after) {
            *cell = (uint32_t)value;
        } else if (*cell != value) {
            printf("offset %lx: %lx instead of %lx\n", offset, (unsigned long)*cell, value);
            wrong = 1;
        }
    }
    return wrong || !after;
}
