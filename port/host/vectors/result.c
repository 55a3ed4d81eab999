/* SPDX-License-Identifier: MIT */
/* Results of shards. See result.h. */
#include "result.h"

#include <stdlib.h>
#include <string.h>

#include "table.h"

/* ---- Filling --------------------------------------------------------- */

static void *without_memory(void)
{
    exit(host_complain(NULL, "", 0, "out of memory", NULL));
}

void result_open(result *r, const char *command, const shard *share)
{
    mmaref_build build;

    memset(r, 0, sizeof *r);
    host_must(mmaref_build_get(&build));
    snprintf(r->command, sizeof r->command, "%s", command);
    snprintf(r->tables, sizeof r->tables, "%08lx", (unsigned long)build.tables_hash);
    r->of = share->of;
    r->done = calloc(SHARDS_MAX, 1);
    if (r->done == NULL) {
        without_memory();
    }
    r->done[share->index - 1] = 1;
}

void result_close(result *r)
{
    size_t i;

    for (i = 0; i < r->item_count; i++) {
        free(r->items[i].text);
    }
    free(r->items);
    free(r->done);
}

uint64_t result_mix(uint64_t sum, uint64_t word)
{
    sum = (sum ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return sum ^ sum >> 29;
}

void result_count(result *r, const char *name, unsigned long long value)
{
    unsigned i;

    for (i = 0; i < r->counts && strcmp(r->count[i].name, name) != 0; i++) {
    }
    if (i == RESULT_COUNTS) {
        return;
    }
    if (i == r->counts) {
        snprintf(r->count[i].name, sizeof r->count[i].name, "%s", name);
        r->count[i].value = 0;
        r->counts++;
    }
    r->count[i].value += value;
}

unsigned long long result_counted(const result *r, const char *name)
{
    unsigned i;

    for (i = 0; i < r->counts && strcmp(r->count[i].name, name) != 0; i++) {
    }
    return i == r->counts ? 0 : r->count[i].value;
}

void result_add_item(result *r, unsigned long long number, const char *text, size_t length)
{
    result_item *item;

    if (r->item_count == r->item_room) {
        size_t room = r->item_room == 0 ? 64 : 2 * r->item_room;
        result_item *larger = realloc(r->items, room * sizeof *larger);
        r->items = larger != NULL ? larger : without_memory();
        r->item_room = room;
    }
    item = &r->items[r->item_count++];
    item->number = number;
    item->text = malloc(length + 1);
    if (item->text == NULL) {
        without_memory();
    }
    memcpy(item->text, text, length);
    item->text[length] = '\0';
}

/* ---- Writing --------------------------------------------------------- */

bool result_is_whole(const result *r)
{
    unsigned long i;

    for (i = 0; i < r->of && r->done[i]; i++) {
    }
    return i == r->of;
}

static void write_shards(const result *r, FILE *out)
{
    bool whole = result_is_whole(r), first = true;
    unsigned long i;

    fprintf(out, "  \"of\": %lu,\n  \"shards\": [", whole ? 1 : r->of);
    for (i = 0; i < (whole ? 1 : r->of); i++) {
        if (r->done[i]) {
            fprintf(out, "%s%lu", first ? "" : ", ", i + 1);
            first = false;
        }
    }
    fputs("],\n", out);
}

void result_write(const result *r, FILE *out)
{
    unsigned i;
    size_t item;

    fputs("{\n  \"command\": ", out);
    table_json_string(out, r->command);
    fputs(",\n  \"tables\": ", out);
    table_json_string(out, r->tables);
    fputs(",\n  \"question\": ", out);
    table_json_string(out, r->question);
    fputs(",\n", out);
    write_shards(r, out);
    fputs("  \"counts\": {", out);
    for (i = 0; i < r->counts; i++) {
        fputs(i == 0 ? "" : ", ", out);
        table_json_string(out, r->count[i].name);
        fprintf(out, ": %llu", r->count[i].value);
    }
    fputs("},\n  \"digest\": ", out);
    host_put_hex(out, "\"", r->digest, 16);
    fputs("\",\n  \"items\": [", out);
    for (item = 0; item < r->item_count; item++) {
        fprintf(out, "%s\n    {\"number\": %llu, \"text\": ", item == 0 ? "" : ",", r->items[item].number);
        table_json_string(out, r->items[item].text);
        (void)putc('}', out);
    }
    fputs("]\n}\n", out);
}
