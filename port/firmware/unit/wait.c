/* SPDX-License-Identifier: MIT */
/* How a unit is waited for: not for ever. */
#include "board.h"
#include "unit/unit.h"

bool unit_gave_up;

bool unit_wait(bool (*ready)(void))
{
    bool answers = board_wait(ready);

    unit_gave_up = unit_gave_up || !answers;
    return answers;
}
