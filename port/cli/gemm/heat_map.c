/* SPDX-License-Identifier: MIT */
/* Pictures of errors. See heat_map.h. */
#include "gemm/heat_map.h"

#include <stdlib.h>
#include <string.h>

#define SIDE 256 /* of the longer side of a map, about */
#define MARGIN 16
#define TITLE 24
#define ABREAST 4
#define LEGEND 40 /* below the maps */
#define SWATCH 56

int heat_map_open(heat_map *map, const gemm_matrix *d)
{
    const size_t longer = d->rows > d->columns ? d->rows : d->columns;

    map->each = (longer + HEAT_MAP_CELLS - 1) / HEAT_MAP_CELLS;
    map->rows = (d->rows + map->each - 1) / map->each;
    map->columns = (d->columns + map->each - 1) / map->each;
    map->maps = 0;
    map->level = malloc(ARITHS_MAX * sizeof *map->level);
    return map->level == NULL ? cli_complain(NULL, "", 0, "out of memory", NULL) : EXIT_EQUAL;
}

void heat_map_close(heat_map *map)
{
    free(map->level);
}

void heat_map_take(heat_map *map, const gemm_matrix *d, const whole_sum *sums)
{
    uint8_t *levels = map->level[map->maps++];
    size_t i;

    memset(levels, ERRORS_NONE, sizeof *map->level);
    for (i = 0; i < d->rows * d->columns; i++) {
        const size_t row = i / d->columns, column = i % d->columns;
        const unsigned level = errors_level(d->type, &sums[i], gemm_get(d, row, column));
        uint8_t *cell = &levels[row / map->each * map->columns + column / map->each];
        if (level != ERRORS_NONE && (*cell == ERRORS_NONE || level > *cell)) {
            *cell = (uint8_t)level;
        }
    }
}

/* The highest level of a distance that is a number. */
static unsigned highest(const heat_map *map)
{
    unsigned most = 1, i;
    size_t cell;

    for (i = 0; i < map->maps; i++) {
        for (cell = 0; cell < map->rows * map->columns; cell++) {
            const unsigned level = map->level[i][cell];
            most = level < ERRORS_ENDLESS && level > most ? level : most;
        }
    }
    return most;
}

/* Pale blue: no error; yellow to dark red: 1 ulp to the most; black: endless; grey: there is no sum. */
static void put_colour(FILE *out, unsigned level, unsigned most)
{
    const unsigned into = level == 0 || most == 1 ? 0 : 255 * (level - 1) / (most - 1);

    if (level == 0 || level >= ERRORS_ENDLESS) {
        fputs(level == 0 ? "#eaf1f8" : level == ERRORS_ENDLESS ? "#000000" : "#bbbbbb", out);
    } else {
        fprintf(out, "#%02x%02x%02x", 255 - into * 115 / 255, 225 - into * 215 / 255, 120 - into * 100 / 255);
    }
}

static void put_rectangle(FILE *out, size_t x, size_t y, size_t width, size_t height)
{
    fprintf(out, "<rect x=\"%lu\" y=\"%lu\" width=\"%lu\" height=\"%lu\" fill=\"", (unsigned long)x, (unsigned long)y,
            (unsigned long)width, (unsigned long)height);
}

/* The cells of one level, as a path of rectangles; neighbours are one. */
static void draw_level(const heat_map *map, const uint8_t *levels, unsigned level, size_t x, size_t y, size_t size,
                       FILE *out)
{
    size_t row, column, run;

    for (row = 0; row < map->rows; row++) {
        const uint8_t *line = levels + row * map->columns;
        for (column = 0; column < map->columns; column += run) {
            for (run = 1; column + run < map->columns && line[column + run] == line[column]; run++) {
            }
            if (line[column] == level) {
                fprintf(out, "M%lu %luh%luv%luh-%luz", (unsigned long)(x + column * size),
                        (unsigned long)(y + row * size), (unsigned long)(run * size), (unsigned long)size,
                        (unsigned long)(run * size));
            }
        }
    }
}

static void draw_map(const heat_map *map, const uint8_t *levels, size_t x, size_t y, size_t size, unsigned most,
                     FILE *out)
{
    unsigned level;

    for (level = 0; level <= ERRORS_NONE; level++) {
        if (memchr(levels, (int)level, map->rows * map->columns) != NULL) {
            fputs("<path fill=\"", out);
            put_colour(out, level, most);
            fputs("\" d=\"", out);
            draw_level(map, levels, level, x, y, size, out);
            fputs("\"/>\n", out);
        }
    }
}

static bool has_level(const heat_map *map, unsigned level)
{
    unsigned i;

    for (i = 0; i < map->maps; i++) {
        if (memchr(map->level[i], (int)level, map->rows * map->columns) != NULL) {
            return true;
        }
    }
    return false;
}

/* What a colour means. */
static void put_label(FILE *out, unsigned level)
{
    if (level >= ERRORS_ENDLESS) {
        fputs(level == ERRORS_ENDLESS ? "inf, nan" : "no sum", out);
    } else if (level <= ERRORS_MOST) {
        fprintf(out, "%lu%s", level == 0 ? 0 : 1ul << (level - 1), level == 0 ? " ulp" : "");
    } else {
        fprintf(out, "2^%u", level - 1);
    }
}

/* The levels from none to the most, and those that are no distance, where there are any. */
static void draw_legend(const heat_map *map, size_t y, unsigned most, FILE *out)
{
    unsigned level, drawn = 0;

    for (level = 0; level <= ERRORS_NONE; level++) {
        const size_t x = MARGIN + drawn * SWATCH;
        if (level > most && (level < ERRORS_ENDLESS || !has_level(map, level))) {
            continue;
        }
        put_rectangle(out, x, y, SWATCH, 12);
        put_colour(out, level, most);
        fprintf(out, "\"/>\n<text x=\"%lu\" y=\"%lu\">", (unsigned long)x, (unsigned long)y + 26);
        put_label(out, level);
        fputs("</text>\n", out);
        drawn++;
    }
}

void heat_map_draw(const heat_map *map, const arith_list *list, FILE *out)
{
    const size_t longer = map->rows > map->columns ? map->rows : map->columns;
    const size_t size = SIDE / longer, wide = map->columns * size + MARGIN, wanted = wide < 160 ? 160 : wide;
    const size_t tall = map->rows * size + TITLE + MARGIN;
    const unsigned abreast = map->maps < ABREAST ? map->maps : ABREAST, down = (map->maps + ABREAST - 1) / ABREAST;
    const unsigned most = highest(map);
    const size_t legend = MARGIN + (most + 3) * SWATCH, maps = MARGIN + abreast * wanted;
    const unsigned long width = (unsigned long)(legend > maps ? legend : maps);
    const unsigned long height = (unsigned long)(MARGIN + down * tall + LEGEND);
    unsigned i;

    fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%lu\" height=\"%lu\" viewBox=\"0 0 %lu %lu\">\n",
            width, height, width, height);
    fputs("<style>text{font:12px sans-serif;fill:#111}path{shape-rendering:crispEdges}</style>\n", out);
    put_rectangle(out, 0, 0, width, height);
    fputs("#ffffff\"/>\n", out);
    for (i = 0; i < map->maps; i++) {
        const size_t x = MARGIN + i % ABREAST * wanted, y = MARGIN + i / ABREAST * tall;
        fprintf(out, "<text x=\"%lu\" y=\"%lu\">%.24s</text>\n", (unsigned long)x, (unsigned long)y + 12,
                list->of[i].text); /* the words of an arithmetic have no mark of XML */
        draw_map(map, map->level[i], x, y + TITLE, size, most, out);
    }
    draw_legend(map, MARGIN + down * tall, most, out);
    fputs("</svg>\n", out);
}
