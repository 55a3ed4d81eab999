/* SPDX-License-Identifier: MIT */
#include "firmware.h"
#include "mmaref.h"
#include "tap.h"

static mmaref_selftest_memory memory;

static void report(const char *line, void *context)
{
    tap_line(context, line);
}

int firmware_main(void)
{
    tap_tally tally = {0, 0};
    int32_t result = mmaref_selftest_run(&memory, report, &tally);

    return tap_close(&tally, result >= 0 && (uint32_t)result == tally.failed);
}
