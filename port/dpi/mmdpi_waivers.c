/* SPDX-License-Identifier: MIT */
/* See mmdpi_waivers.h. */
#include "mmdpi_waivers.h"

typedef struct {
    char name[MMDPI_WAIVER_NAME_SIZE];
    unsigned results;  /* waived */
    unsigned elements; /* of them that differed */
    unsigned taken_before; /* results to which it applied, and which a waiver before it had taken */
} waiver;

static waiver waivers[MMDPI_WAIVERS_MAX];
static unsigned count;

static bool same(const char *x, const char *y)
{
    while (*x == *y && *x != '\0') {
        x++;
        y++;
    }
    return *x == *y;
}

/* The waiver of a name; NULL if there is none. */
static waiver *find(const char *name)
{
    unsigned i;

    for (i = 0; i < count && !same(waivers[i].name, name); i++) {
    }
    return i < count ? &waivers[i] : NULL;
}

/* The waiver of a name, a new one if need be; NULL where there is no room. */
static waiver *find_or_add(const char *name)
{
    waiver *of = find(name);
    unsigned i;

    if (of != NULL || count == MMDPI_WAIVERS_MAX) {
        return of;
    }
    of = &waivers[count];
    for (i = 0; i < MMDPI_WAIVER_NAME_SIZE && (of->name[i] = name[i]) != '\0'; i++) {
    }
    if (i == 0 || i == MMDPI_WAIVER_NAME_SIZE) {
        return NULL;
    }
    count++;
    return of;
}

int mmdpi_waivers_number(const char *name, mmdpi_text *why)
{
    const waiver *of = find_or_add(name == NULL ? "" : name);

    if (of == NULL) {
        mmdpi_put(why, "waiver '");
        mmdpi_put(why, name);
        mmdpi_put(why, "': a name has 1 to 119 characters, and there are at most 64 waivers");
        return MMAREF_E_ARGUMENT;
    }
    return (int)(of - waivers);
}

bool mmdpi_waivers_take(int number, int wrong, bool taken)
{
    waiver *of = &waivers[number];

    if (wrong <= 0) {
        return false;
    }
    if (taken) {
        of->taken_before++;
        return false;
    }
    of->results++;
    of->elements += (unsigned)wrong;
    return true;
}

unsigned mmdpi_waivers_elements(const char *name)
{
    const waiver *of = find(name == NULL ? "" : name);

    return of == NULL ? 0 : of->elements;
}

unsigned mmdpi_waivers_unused(void)
{
    unsigned unused = 0, i;

    for (i = 0; i < count; i++) {
        unused += waivers[i].results == 0 && waivers[i].taken_before == 0;
    }
    return unused;
}

static void put_unused(mmdpi_text *text, const waiver *of)
{
    if (of->taken_before == 0) {
        mmdpi_put(text, "' never applied");
        return;
    }
    mmdpi_put(text, "' applied to ");
    mmdpi_put_unsigned(text, of->taken_before);
    mmdpi_put(text, " results, all of which waivers before it took");
}

void mmdpi_put_waivers(mmdpi_text *text)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        mmdpi_put(text, i == 0 ? "waiver '" : "\nwaiver '");
        mmdpi_put(text, waivers[i].name);
        if (waivers[i].results == 0) {
            put_unused(text, &waivers[i]);
            continue;
        }
        mmdpi_put(text, "': ");
        mmdpi_put_unsigned(text, waivers[i].elements);
        mmdpi_put(text, " elements of ");
        mmdpi_put_unsigned(text, waivers[i].results);
        mmdpi_put(text, " results");
    }
}
