/* SPDX-License-Identifier: MIT */
/* mmaref load over all instructions and memories: what is found is proved, and the proof notices any row that is
 * another, any register that is another, and a shift that is missing. */
#include <stdio.h>
#include <string.h>

#include "layout/load_search.h"

static unsigned found, none, unnoticed, unproved, failures;

static void must_notice(const load_way *way, const load_rows *rows, const char *what)
{
    if (load_prove(way, rows) != EXIT_DIFFERENT && unnoticed++ < 5) {
        printf("# %s, operand %u, trans %d: %s goes unnoticed\n", way->v.name, way->v.operand, way->trans, what);
    }
}

static void spoil(load_way *way, const load_rows *rows)
{
    load_step *step = &way->step[way->steps - 1];
    load_place place = step->place[step->rows.count - 1];
    uint8_t reg = step->reg[0];

    step->place[step->rows.count - 1] = step->place[0];
    must_notice(way, rows, "another row");
    step->place[step->rows.count - 1] = place;
    if (step->registers > 1) {
        step->reg[0] = step->reg[1];
        step->reg[1] = reg;
        must_notice(way, rows, "another register");
        step->reg[1] = step->reg[0];
        step->reg[0] = reg;
    }
    if (way->up != 0) {
        way->up--;
        must_notice(way, rows, "another shift");
        way->up++;
    }
}

static void check(load_way *way)
{
    const target_request any = { 0 };
    load_rows rows;

    load_find(way, &any);
    if (!way->found) {
        none++;
        failures += way->reason[0] == '\0';
        return;
    }
    found++;
    memset(&rows, 0, sizeof rows);
    rows.pitch = (way->row_bytes + 15) / 16 * 16 + 16;
    rows.offset = 48;
    rows.swizzle.bits = 2;
    rows.swizzle.base = 4;
    rows.swizzle.shift = 3;
    if (load_prove(way, &rows) != EXIT_EQUAL && unproved++ < 5) {
        printf("# %s, operand %u, trans %d: not proved\n", way->v.name, way->v.operand, way->trans);
    }
    spoil(way, &rows);
}

static void check_operand(const operand_view *v, uint8_t operand)
{
    static load_way way;
    const load_memory *memory;
    unsigned i, trans;
    bool store = operand == MMAREF_OPERAND_D;

    for (trans = 0; trans < 2; trans++) {
        for (i = 0;; i++) {
            memset(&way, 0, sizeof way);
            way.v = *v;
            (void)operand_choose(&way.v, operand);
            memory = load_memory_of(&way.v, store, i);
            if (memory == NULL) {
                break;
            }
            way.trans = trans != 0;
            way.store = store;
            way.memory = memory;
            check(&way);
        }
    }
}

int main(void)
{
    command_line line;
    operand_view v;
    mmaref_instruction x;
    uint16_t id;
    char name[MMAREF_TEXT_MAX];

    memset(&line, 0, sizeof line);
    for (id = 0; id < mmaref_instruction_count(); id++) {
        cli_must(mmaref_instruction_at(id, &x));
        cli_must(mmaref_instruction_format(&x, name, sizeof name));
        if (strncmp(name, "mma", 3) != 0 ||
            operand_open(&v, &line, name) != EXIT_EQUAL) {
            continue;
        }
        check_operand(&v, MMAREF_OPERAND_A);
        check_operand(&v, MMAREF_OPERAND_B);
        check_operand(&v, MMAREF_OPERAND_D);
    }
    printf("# %u found, %u not\n", found, none);
    printf("%s - every way is proved, with pitch, offset and swizzle\n", unproved == 0 && found > 1000 ? "ok" : "not ok");
    printf("%s - the proof notices what is wrong\n", unnoticed == 0 ? "ok" : "not ok");
    printf("%s - what is not found has a reason\n", failures == 0 && none > 100 ? "ok" : "not ok");
    return unproved == 0 && unnoticed == 0 && failures == 0 && found > 1000 && none > 100 ? 0 : 1;
}
