// SPDX-License-Identifier: MIT
// README's program, which program.c beside this file has, as a sketch of Arduino. Then it sleeps with interrupts off,
// which a simulator takes for the end.
#include <avr/sleep.h>
#include <mmaref.h>

extern "C" int program_main(void);

static int put(char character, FILE *)
{
    return Serial.write(character) == 1 ? 0 : -1;
}

void setup()
{
    static FILE console;

    Serial.begin(115200);
    fdev_setup_stream(&console, put, NULL, _FDEV_SETUP_WRITE);
    stdout = &console;
    program_main();
    Serial.flush();
    cli();
    sleep_enable();
    sleep_cpu();
}

void loop()
{
}
