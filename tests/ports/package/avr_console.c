/* SPDX-License-Identifier: MIT */
/* What README's program needs on an ATmega2560: standard output on the first serial line, and an end: to sleep with
 * interrupts off, which a simulator takes for one. */
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdio.h>

static int put(char character, FILE *file)
{
    (void)file;
    while ((UCSR0A & _BV(UDRE0)) == 0) {
    }
    UDR0 = (uint8_t)character;
    return 0;
}

static FILE serial = FDEV_SETUP_STREAM(put, NULL, _FDEV_SETUP_WRITE);

__attribute__((constructor)) static void start(void)
{
    UBRR0 = 8; /* 115200 baud at 16 MHz */
    UCSR0B = _BV(TXEN0);
    stdout = &serial;
}

__attribute__((destructor)) static void end(void)
{
    sleep_enable();
    sleep_cpu();
}
