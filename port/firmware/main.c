/* SPDX-License-Identifier: MIT */
#include <stddef.h>

#include "board.h"
#include "firmware.h"
#include "mmaref.h"
#include "report.h"
#include "tap.h"

static mmaref_selftest_memory memory;

static void report(const char *line, void *context)
{
    tap_line(context, line);
    board_watchdog();
}

/* What is wrong with the run as a whole, or NULL. The first line is of the tables, not of what the library computes. */
static const char *fault(int32_t result, const tap_tally *tally)
{
    if (result < 0 || (uint32_t)result != tally->failed) {
        return "result and lines disagree";
    }
    return tally->passed == 1 && tally->failed == 0 ? "no test ran" : NULL;
}

int firmware_main(void)
{
    tap_tally tally = {0, 0, 0};
    int32_t result;

    report_begin();
    result = mmaref_selftest_run(&memory, report, &tally);
    report_end();
    return tap_close(&tally, fault(result, &tally));
}
