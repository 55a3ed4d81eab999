/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_queue.h. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi.h"
#include "mmdpi_explain.h"

#define WAITING_MAX 16
#define NOTHING 0ul /* no serial */

/* ---- What all threads share ---- */

typedef struct {
    unsigned long serial; /* of the text, from 1 on */
    char text[MMDPI_EXPLAIN_MAX];
} entry;

static entry entries[WAITING_MAX];
/* Numbers of entries: first those that wait, the oldest first, then the free ones. */
static unsigned char order[WAITING_MAX] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };
static unsigned waiting, lost;
static unsigned long serials;

/* ---- What each thread has ---- */

/* Used in turn: a text that was returned may be an argument of the next call. */
static MMAREF_DPI_OF_THREAD char buffers[2][MMDPI_EXPLAIN_MAX];
static MMAREF_DPI_OF_THREAD unsigned char current; /* the buffer in use */
static MMAREF_DPI_OF_THREAD char fetched[MMDPI_EXPLAIN_MAX]; /* the text that left the queue last */
static MMAREF_DPI_OF_THREAD unsigned long queued; /* the serial of the text that was queued last, or NOTHING */
static MMAREF_DPI_OF_THREAD unsigned long results; /* that this thread asked for */
static MMAREF_DPI_OF_THREAD bool queued_and_lost; /* the queue was full, but the text is still in its buffer */

#if defined(__GNUC__)
static char held; /* the lock */

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

/* Frees the entry of the text number `at` of those that wait. */
static void remove_text(unsigned at)
{
    unsigned char number = order[at];

    for (waiting--; at < waiting; at++) {
        order[at] = order[at + 1];
    }
    order[waiting] = number;
}

const char *mmaref_dpi_text_start(mmdpi_text *text)
{
    queued_and_lost = false; /* its buffer is used again */
    current ^= 1;
    mmdpi_text_start(text, buffers[current], MMDPI_EXPLAIN_MAX);
    return buffers[current];
}

void mmaref_dpi_text_queue(void)
{
    mmaref_dpi_lock();
    queued_and_lost = waiting == WAITING_MAX;
    queued = NOTHING;
    if (queued_and_lost) {
        lost++;
    } else {
        entry *of = &entries[order[waiting++]];
        queued = of->serial = ++serials;
        copy(of->text, buffers[current]);
    }
    mmaref_dpi_unlock();
}

unsigned long mmaref_dpi_results(void)
{
    return results;
}

int mmaref_dpi_refused(int status)
{
    results++;
    if (status < 0) {
        mmaref_dpi_text_queue();
    }
    return status;
}

int mmaref_dpi_compared(int wrong)
{
    results++;
    if (wrong != 0) {
        mmaref_dpi_text_queue();
    }
    return wrong;
}

/* Moves the text that this thread queued last out of the queue, unless another thread took it. Pre: the lock is
 * held. */
static void take_back(char *to)
{
    unsigned at = 0;

    *to = '\0';
    if (queued_and_lost) {
        lost -= lost != 0;
        copy(to, buffers[current]);
    }
    while (at < waiting && entries[order[at]].serial != queued) {
        at++;
    }
    if (queued != NOTHING && at < waiting) {
        copy(to, entries[order[at]].text);
        remove_text(at);
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
    fetched[0] = '\0';
    mmaref_dpi_lock();
    if (waiting != 0) {
        copy(fetched, entries[order[0]].text);
        remove_text(0);
    }
    mmaref_dpi_unlock();
    return fetched;
}

const char *mmaref_dpi_error_last(void)
{
    mmaref_dpi_lock();
    take_back(fetched);
    mmaref_dpi_unlock();
    return fetched;
}

void mmaref_dpi_error_put(const char *sentence)
{
    mmdpi_text text;

    (void)mmaref_dpi_text_start(&text);
    mmdpi_put(&text, sentence);
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
