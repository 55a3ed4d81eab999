/* SPDX-License-Identifier: MIT */
/* The report of the self-test. The makefile defines REPORT_COMMIT, REPORT_FLAGS and REPORT_FAULTS, texts; REPORT_LINKED
 * where link.ld tells of image and stack; REPORT_CLOCK where it has a clock; REPORT_NONE where there is no room. */
#include "report.h"

#include <stdint.h>

#include "../cost/counter.h"
#include "board.h"
#include "firmware.h"
#include "tap.h"
#include "unit/unit.h"

#ifdef REPORT_NONE

void report_begin(void)
{
}

void report_end(void)
{
}

#else

enum { PAINT = 0xa5 };

#ifdef REPORT_LINKED
extern const uint8_t firmware_image_start[], firmware_image_end[]; /* see link.ld */
extern volatile uint8_t firmware_stack_bottom[];
extern char firmware_stack_top[];
#endif

static void begin(const char *key)
{
    firmware_print("# report: ");
    firmware_print(key);
    firmware_print(" ");
}

static void say(const char *key, const char *value)
{
    begin(key);
    firmware_print(value);
    firmware_print("\n");
}

static void say_identity(const char *name, uint32_t value)
{
    begin(name);
    tap_hex(value);
    firmware_print("\n");
}

#ifdef REPORT_LINKED

static uint32_t image_crc(void)
{
    uint32_t crc = FIRMWARE_CRC_START;
    const uint8_t *at;

    for (at = firmware_image_start; at != firmware_image_end; at++) {
        crc = firmware_crc(crc, *at);
        if (((uintptr_t)at & 0xffff) == 0) {
            board_watchdog();
        }
    }
    return ~crc;
}

/* Paints what lies below this function's frame. */
__attribute__((noinline)) static void paint_stack(void)
{
    volatile uint8_t *top = (volatile uint8_t *)stack_pointer(), *at;

    for (at = firmware_stack_bottom; at < top; at++) {
        *at = PAINT;
    }
}

static uint32_t stack_used(void)
{
    volatile uint8_t *at = firmware_stack_bottom;

    while (at < (volatile uint8_t *)firmware_stack_top && *at == PAINT) {
        at++;
    }
    return (uint32_t)((uintptr_t)firmware_stack_top - (uintptr_t)at);
}

#endif

static void say_time(const char *key)
{
#ifdef REPORT_CLOCK
    begin(key);
    tap_decimal(board_seconds());
    firmware_print(" s\n");
#else
    say(key, "unknown");
#endif
}

void report_begin(void)
{
    say("commit", REPORT_COMMIT);
    say("compiler", __VERSION__);
    say("flags", REPORT_FLAGS);
    say("faults", REPORT_FAULTS);
    board_identity(say_identity);
#ifdef REPORT_LINKED
    begin("image");
    firmware_print("crc32=");
    tap_hex(image_crc());
    tap_field(" bytes=", (uint32_t)(firmware_image_end - firmware_image_start));
    firmware_print("\n");
    paint_stack();
#else
    say("image", "unknown");
#endif
    say_time("start");
}

void report_end(void)
{
    say_time("end");
#ifdef REPORT_LINKED
    begin("stack");
    tap_field("used=", stack_used());
    tap_field(" of=", (uint32_t)((uintptr_t)firmware_stack_top - (uintptr_t)firmware_stack_bottom));
    firmware_print("\n");
#else
    say("stack", "unknown");
#endif
    say_identity("log", firmware_print_crc());
}

#endif
