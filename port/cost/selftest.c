/* SPDX-License-Identifier: MIT */
/* Firmware that counts the machine instructions of the whole self-test, in thousands: `selftest THOUSANDS`. */
#include "counter.h"
#include "firmware.h"
#include "mmaref.h"
#include "tap.h"

static mmaref_selftest_memory memory;

/* Neither prints nor counts lines: that is the board's part. */
static void report(const char *line, void *context)
{
    (void)line;
    (void)context;
}

int firmware_main(void)
{
    tap_tally tally = { 1, 0, 0 };
    uint64_t before = counter_read_long();
    int32_t failures = mmaref_selftest_run(&memory, report, NULL);

    tap_field("selftest ", (uint32_t)((counter_read_long() - before) / 64 / 1000));
    firmware_print("\n");
    tally.failed = failures != 0;
    return tap_close(&tally, NULL);
}
