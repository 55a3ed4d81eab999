/* SPDX-License-Identifier: MIT */
/* Firmware that counts the machine instructions of each test of the self-test, and of the largest slice: its lines,
 * with a tab and thousands behind. Under QEMU with -icount shift=0, where a count of counter.h is 64 instructions. */
#include "counter.h"
#include "firmware.h"
#include "mmaref.h"
#include "tap.h"

enum { PER_COUNT = 64 };

static mmaref_selftest_memory memory;
static mmaref_selftest run;
static tap_tally tally;

/* The lines of results; their text stands in the memory until the next slice. */
static void report(const char *line, void *context)
{
    bool *has_result = context;

    *has_result = *has_result || line[0] == 'o';
}

int firmware_main(void)
{
    uint32_t largest = 0, instructions = 0;
    bool more, has_result = false;

    counter_start();
    if (mmaref_selftest_start(&run, &memory, report, &has_result) != MMAREF_OK) {
        return tap_close(&tally, "the self-test does not start");
    }
    do {
        uint32_t before = counter_read(), slice;
        more = mmaref_selftest_next(&run);
        slice = counter_between(before, counter_read()) * PER_COUNT;
        instructions += slice;
        largest = slice > largest ? slice : largest;
        if (has_result) {
            firmware_print(memory.line);
            tap_field("\t", (instructions + 500) / 1000);
            firmware_print("\n");
            tally.passed++;
            instructions = 0;
            has_result = false;
        }
    } while (more);
    tap_field("# largest slice\t", (largest + 500) / 1000);
    firmware_print("\n");
    tally.failed = (uint32_t)run.failures;
    return tap_close(&tally, NULL);
}
