/* SPDX-License-Identifier: MIT */
/* Eight threads run the self-test at once, which computes every instruction, and then read strings, texts, targets
 * and layouts; each must get what the others get. Built with -fsanitize=thread. Defining RACE puts a race in. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "mmaref.h"

#define THREADS 8

static mmaref_selftest_memory memories[THREADS];
static long shared;

typedef struct {
    mmaref_selftest_memory *memory;
    uint32_t digest;
    int32_t failures;
} task;

static void add(uint32_t *digest, const char *text)
{
    while (text != NULL && *text != '\0') {
        *digest = (*digest ^ (uint8_t)*text++) * 16777619u;
    }
}

static void count_line(const char *line, void *context)
{
    add(&((task *)context)->digest, line);
#ifdef RACE
    shared++;
#endif
}

static void look_up(uint32_t *digest, uint16_t id)
{
    mmaref_instruction instruction, read;
    mmaref_description is;
    mmaref_coordinate coordinate;
    mmaref_error error;
    char text[MMAREF_TEXT_MAX];

    memset(&error, 0, sizeof error);
    if (mmaref_instruction_at(id, &instruction) != MMAREF_OK ||
        mmaref_instruction_describe(&instruction, &is) != MMAREF_OK ||
        mmaref_instruction_format(&instruction, text, sizeof text) != MMAREF_OK ||
        mmaref_instruction_parse(text, strlen(text), &read, &error) != MMAREF_OK || read.id != id) {
        add(digest, "wrong");
        return;
    }
    add(digest, text);
    add(digest, is.targets);
    (void)!mmaref_target_check(&instruction, "sm_9", 4, 0, &error);
    add(digest, error.nearest);
    (void)!mmaref_instruction_parse(text, strlen(text) - 1, &read, &error);
    add(digest, error.nearest);
    memset(&coordinate, 0, sizeof coordinate);
    (void)!mmaref_layout_coordinate(&instruction, NULL, MMAREF_OPERAND_D, 31, 1, &coordinate);
    *digest += coordinate.row * 64u + coordinate.column;
}

static void *run(void *argument)
{
    task *own = argument;
    uint16_t id;

    own->failures = mmaref_selftest_run(own->memory, count_line, own);
    for (id = 0; id < mmaref_instruction_count(); id++) {
        look_up(&own->digest, id);
    }
    return NULL;
}

int main(void)
{
    static task tasks[THREADS];
    pthread_t threads[THREADS];
    int i, wrong = 0;

    for (i = 0; i < THREADS; i++) {
        tasks[i].memory = &memories[i];
        tasks[i].digest = 2166136261u;
        if (pthread_create(&threads[i], NULL, run, &tasks[i]) != 0) {
            puts("no thread");
            return 2;
        }
    }
    for (i = 0; i < THREADS; i++) {
        wrong |= pthread_join(threads[i], NULL) != 0 || tasks[i].failures != 0 || tasks[i].digest != tasks[0].digest;
    }
    printf("%s, digest %08lx\n", wrong ? "threads differ" : "all threads alike", (unsigned long)tasks[0].digest + (shared < 0));
    return wrong;
}
