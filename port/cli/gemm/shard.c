/* SPDX-License-Identifier: MIT */
/* A shard of gemm. See shard.h. */
#include "gemm/shard.h"

#include <stdlib.h>

#include "base/system.h"

/* Writes what must be the same in all shards: instruction, arithmetic, size, form of numbers, and a digest of the
 * matrices. */
static void write_question(const gemm *g, const char *arithmetic, const gemm_output *how, result *found)
{
    static const char *const styles[] = { "", " --decimal", " --hexfloat", " --hex" };
    uint64_t sum = RESULT_MIX;
    char name[MMAREF_TEXT_MAX], rule[GEMM_RULE_MAX] = "";
    size_t i;
    unsigned kind;

    for (kind = 0; kind < GEMM_INPUTS; kind++) {
        for (i = 0; i < g->matrix[kind].at.size; i++) {
            sum = result_mix(sum, g->matrix[kind].at.bytes[i]);
        }
    }
    cli_must(mmaref_instruction_format(&g->instruction, name, sizeof name));
    if (g->rule != GEMM_GIVEN) {
        gemm_write_rule(g, rule);
    }
    snprintf(found->question, sizeof found->question, "%s %lux%lux%lu %s%s %08lx%08lx%s%s", name, (unsigned long)g->m,
             (unsigned long)g->n, (unsigned long)g->k, arithmetic,
             how->words ? " --input hex" : styles[how->numbers], (unsigned long)(sum >> 32),
             (unsigned long)(sum & 0xffffffffu), rule[0] == '\0' ? "" : RESULT_RULE, rule);
}

/* A row of D with blanks between elements, and its digest. */
static void take_row(const gemm *g, size_t row, const gemm_output *how, result *found)
{
    const gemm_matrix *d = &g->matrix[GEMM_D];
    uint64_t sum = result_mix(RESULT_MIX, row);
    system_memory line;
    size_t column;
    bool is_open = system_memory_open(&line);

    for (column = 0; column < d->columns && is_open; column++) {
        sum = result_mix(sum, gemm_get(d, row, column));
        gemm_print_element(line.out, column == 0 ? "" : " ", d, row, column, how);
    }
    if (!is_open || !system_memory_close(&line)) {
        exit(cli_complain(NULL, "", 0, "out of memory", NULL));
    }
    result_add_item(found, row, line.text, line.size);
    found->digest += sum;
    free(line.text);
}

int gemm_write_shard(gemm *g, const arith_named *arithmetic, unsigned jobs, const gemm_output *how,
                     bool as_json)
{
    size_t row, rows = 0;
    result found;
    int status = gemm_compute(g, &arithmetic->block, jobs);

    if (status != EXIT_EQUAL) {
        return status;
    }
    result_open(&found, "gemm", &g->share);
    write_question(g, arithmetic->text, how, &found);
    for (row = 0; row < g->m; row++) {
        if (shard_has(&g->share, row / g->is.m)) {
            take_row(g, row, how, &found);
            rows++;
        }
    }
    result_count(&found, RESULT_ROWS, rows);
    result_write(&found, as_json, stdout);
    result_close(&found);
    return EXIT_EQUAL;
}
