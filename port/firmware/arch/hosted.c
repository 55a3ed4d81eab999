/* SPDX-License-Identifier: MIT */
/* Under an operating system the self-test is a program like any other. */
#include "firmware.h"

int main(void)
{
    return firmware_main();
}
