/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdint.h>

#include "board.h"
#include "firmware.h"
#include "tap.h"

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

    board_open();
    for (to = firmware_data_start; to != firmware_data_end; to++) {
        *to = *from++;
    }
    for (to = firmware_bss_start; to != firmware_bss_end; to++) {
        *to = 0;
    }
    end(firmware_main());
}

/* A fault after the end is how a board without an emulator or debugger answers
 * board_exit, and one during the report leaves nothing to report with. */
void firmware_fault_begin(const char *what)
{
    if (ended) {
        for (;;) {
        }
    }
    ended = true;
    firmware_print_end_line();
    firmware_print("Bail out! ");
    firmware_print(what);
}

void firmware_fault_word(const char *name, uintptr_t value)
{
    firmware_print(", ");
    firmware_print(name);
    firmware_print(" 0x");
#if UINTPTR_MAX > 0xffffffff
    tap_hex((uint32_t)(value >> 32));
#endif
    tap_hex((uint32_t)value);
}

void firmware_fault_end(void)
{
    firmware_print("\n");
    end(2);
}

void firmware_fault(void)
{
    firmware_fault_begin("fault");
    firmware_fault_end();
}
