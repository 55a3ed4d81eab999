/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_queue.h. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi.h"
#include "mmdpi_explain.h"

#define WAITING_MAX 16
#define NOTHING 0ul

/* ---- What all threads share ---- */

typedef struct {
    unsigned long serial; /* of the text, from 1 on */
    char text[MMDPI_EXPLAIN_MAX];
} place;

static place places[WAITING_MAX];
/* Numbers of places: those of the texts that wait, the oldest first, then those that are free. */
static unsigned char order[WAITING_MAX] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };
static unsigned waiting, lost;
static unsigned long serials;

/* ---- What each thread has ---- */

/* Two in turn, as a text that was returned may be an argument of the next call. */
static MMAREF_DPI_OF_THREAD char works[2][MMDPI_EXPLAIN_MAX];
static MMAREF_DPI_OF_THREAD unsigned char at_work; /* which of them */
static MMAREF_DPI_OF_THREAD char taken[MMDPI_EXPLAIN_MAX];
static MMAREF_DPI_OF_THREAD unsigned long queued;  /* the serial of what it queued last, or NOTHING */
static MMAREF_DPI_OF_THREAD bool queued_and_lost;

#if defined(__GNUC__)
static char held;

void mmaref_dpi_lock(void)
{
    while (__atomic_test_and_set(&held, __ATOMIC_ACQUIRE)) {
    }
}

void mmaref_dpi_unlock(void)
{
    __atomic_clear(&held, __ATOMIC_RELEASE);
}
#else
void mmaref_dpi_lock(void)
{
}

void mmaref_dpi_unlock(void)
{
}
#endif

static void copy(char *to, const char *from)
{
    while ((*to++ = *from++) != '\0') {
    }
}

/* Frees the place of the text number `at` of those that wait. */
static void leave(unsigned at)
{
    unsigned char number = order[at];

    for (waiting--; at < waiting; at++) {
        order[at] = order[at + 1];
    }
    order[waiting] = number;
}

const char *mmaref_dpi_text_start(mmdpi_text *text)
{
    queued_and_lost = false; /* it is lost for good */
    at_work ^= 1;
    mmdpi_text_start(text, works[at_work], MMDPI_EXPLAIN_MAX);
    return works[at_work];
}

void mmaref_dpi_text_queue(void)
{
    mmaref_dpi_lock();
    queued_and_lost = waiting == WAITING_MAX;
    queued = NOTHING;
    if (queued_and_lost) {
        lost++;
    } else {
        place *of = &places[order[waiting++]];
        queued = of->serial = ++serials;
        copy(of->text, works[at_work]);
    }
    mmaref_dpi_unlock();
}

int mmaref_dpi_refused(int status)
{
    if (status < 0) {
        mmaref_dpi_text_queue();
    }
    return status;
}

/* Pre: the lock is held. Its text is copied, unless another took it. */
static void take_back(char *to)
{
    unsigned at = 0;

    *to = '\0';
    if (queued_and_lost) {
        lost -= lost != 0;
        copy(to, works[at_work]);
    }
    while (at < waiting && places[order[at]].serial != queued) {
        at++;
    }
    if (queued != NOTHING && at < waiting) {
        copy(to, places[order[at]].text);
        leave(at);
    }
    queued_and_lost = false;
    queued = NOTHING;
}

/* ---- See mmaref_imports.svh ---- */

int mmaref_dpi_error_count(void)
{
    unsigned count;

    mmaref_dpi_lock();
    count = waiting;
    mmaref_dpi_unlock();
    return (int)count;
}

const char *mmaref_dpi_error_next(void)
{
    taken[0] = '\0';
    mmaref_dpi_lock();
    if (waiting != 0) {
        copy(taken, places[order[0]].text);
        leave(0);
    }
    mmaref_dpi_unlock();
    return taken;
}

const char *mmaref_dpi_error_last(void)
{
    mmaref_dpi_lock();
    take_back(taken);
    mmaref_dpi_unlock();
    return taken;
}

void mmaref_dpi_error_put(const char *sentence)
{
    mmdpi_text text;

    (void)mmaref_dpi_text_start(&text);
    mmdpi_text_put(&text, sentence);
    mmaref_dpi_text_queue();
}

int mmaref_dpi_errors_lost(void)
{
    unsigned count;

    mmaref_dpi_lock();
    count = lost;
    lost = 0;
    mmaref_dpi_unlock();
    return (int)count;
}
