/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "firmware.h"

/* Section bounds, each a multiple of 16; see link.ld. */
extern uint32_t firmware_data_start[], firmware_data_end[];
extern uint32_t firmware_bss_start[], firmware_bss_end[];
extern const uint32_t firmware_data_load[];

static volatile bool ended;

static void end(int status)
{
    ended = true;
    board_exit(status);
    for (;;) {
    }
}

void firmware_start(void)
{
    const uint32_t *from = firmware_data_load;
    uint32_t *to;

    for (to = firmware_data_start; to != firmware_data_end; to++) {
        *to = *from++;
    }
    for (to = firmware_bss_start; to != firmware_bss_end; to++) {
        *to = 0;
    }
    end(firmware_main());
}

/* A fault after the end is how a board without an emulator or debugger answers
 * board_exit: it has nothing to report any more. */
void firmware_fault(void)
{
    if (!ended) {
        firmware_print_end_line();
        firmware_print("Bail out! fault\n");
        end(2);
    }
    for (;;) {
    }
}
