/* SPDX-License-Identifier: MIT */
/* avr-libc's start-up code calls main. Nothing faults on an AVR: the mark above the
 * variables tells whether the stack came down to them. */
#include <avr/interrupt.h>
#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "firmware.h"

enum { MARK = 0xa5, MARK_SIZE = 256 /* wider than what any frame leaves unwritten */ };

extern volatile uint8_t __heap_start[]; /* avr-libc's name for the end of the variables */

static void set_mark(void)
{
    uint16_t i;

    for (i = 0; i < MARK_SIZE; i++) {
        __heap_start[i] = MARK;
    }
}

static bool mark_is_whole(void)
{
    uint16_t i = 0;

    while (i < MARK_SIZE && __heap_start[i] == MARK) {
        i++;
    }
    return i == MARK_SIZE;
}

/* The core does not tell which one it is. */
ISR(BADISR_vect)
{
    firmware_fault_begin("interrupt");
    firmware_fault_end();
}

int main(void)
{
    int status;

    board_open();
    set_mark();
    status = firmware_main();
    if (!mark_is_whole()) {
        firmware_fault();
    }
    board_exit(status);
    for (;;) {
    }
}
