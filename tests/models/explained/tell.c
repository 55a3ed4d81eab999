/* SPDX-License-Identifier: MIT */
/* Tells what mmaref_dot_explain reports of the dot products on its standard input, a line of words each: the types of
 * A, B, C and D, the count, C, the elements of A, those of B, and the block. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mmaref.h"

#define LINE_MAX 8192

static void report(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    (void)context;
    if (term == NULL) {
        printf("%s %u %u %d %d %" PRId64 " %u %" PRIx64 " %" PRIx32 "\n", step->node != 0 ? "node" : "step",
               step->node != 0 ? step->node : step->number, step->kind, step->max_exponent, step->grid, step->sum,
               step->type != 0, step->result, step->corners);
    } else if (step->node == 0) {
        printf("term %u %" PRIx64 " %" PRIx32 "\n", term->element, term->rounded, term->corners);
    } else {
        printf("part %u %s%" PRIu64 " %d %d %" PRId64 " %" PRIu64 " %d\n", term->element, term->a.negative ? "-" : "",
               term->a.significand, term->a.exponent, term->exponent, term->kept, term->lost, term->a.kind);
    }
}

/* The next word of a line; an empty one behind the last. */
static const char *word(char **line)
{
    const char *start = *line;

    *line += strcspn(*line, " \n");
    if (**line != '\0') {
        *(*line)++ = '\0';
    }
    return start;
}

static uint32_t type(char **line)
{
    const char *text = word(line);
    uint32_t type = 0;

    if (mmaref_type_parse(text, strlen(text), &type) != MMAREF_OK) {
        fprintf(stderr, "no type: %s\n", text);
        exit(1);
    }
    return type;
}

int main(void)
{
    static char buffer[LINE_MAX];
    uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX], d;
    mmaref_dot_listener listener = { report, NULL };
    mmaref_arithmetic block;
    mmaref_status status;
    char *line;
    unsigned i;

    while (fgets(buffer, sizeof buffer, stdin) != NULL) {
        mmaref_dot dot = { { 0, 0, 0, 0 }, 0, a, b, 0, 0, 0, NULL, NULL, NULL };
        line = buffer;
        dot.types.a = type(&line);
        dot.types.b = type(&line);
        dot.types.c = type(&line);
        dot.types.d = type(&line);
        dot.count = (uint16_t)atoi(word(&line));
        dot.c = strtoull(word(&line), NULL, 16);
        for (i = 0; i < 2u * dot.count; i++) {
            (i < dot.count ? a : b)[i % dot.count] = strtoull(word(&line), NULL, 16);
        }
        line[strcspn(line, "\n")] = '\0';
        status = mmaref_arithmetic_parse(NULL, line, strlen(line), &block, NULL, NULL);
        status = status != MMAREF_OK ? status : mmaref_dot_explain(&dot, &block, &listener, &d, NULL);
        if (status != MMAREF_OK) {
            fprintf(stderr, "%s: %s\n", line, mmaref_status_name(status));
            return 1;
        }
        printf("d %" PRIx64 "\n", d);
    }
    return 0;
}
