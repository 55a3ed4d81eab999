/* SPDX-License-Identifier: MIT */
/* The clock of an operating system. */
#include <time.h>

#include "unit/unit.h"

uint32_t board_seconds(void)
{
    return (uint32_t)time(NULL);
}
