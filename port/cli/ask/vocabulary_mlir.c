/* SPDX-License-Identifier: MIT */
/* Operations of MLIR's nvvm and nvgpu: mma.sync and ldmatrix with their attributes. See vocabulary.h. */
#include <ctype.h>
#include <string.h>

#include "ask/vocabulary.h"

#define WHAT "MLIR"

/* The text behind a word that stands alone; NULL without it. */
static const char *behind(const char *text, const char *word)
{
    const char *at = text == NULL ? NULL : strstr(text, word);

    return at == NULL ? NULL : at + strlen(word);
}

/* Adds the shape of <m = 16, n = 8, k = 16> or [16, 8, 16]. */
static int add_shape(const char *from, vocabulary_text *ours)
{
    char digits[24] = "";
    unsigned count = 0;

    while (from != NULL && *from != '\0' && count < 3 && strchr(">]}", *from) == NULL) {
        size_t length = strspn(from, "0123456789");
        if (length != 0 && strlen(digits) + length + 2 < sizeof digits) {
            snprintf(digits + strlen(digits), sizeof digits - strlen(digits), "%s%.*s", count == 0 ? "" : "x",
                     (int)length, from);
            count++;
        }
        from += length == 0 ? 1 : length;
    }
    return count < 3 ? EXIT_EQUAL : vocabulary_add_shape(ours, WHAT, digits, strlen(digits));
}

/* The type in PTX's words of an element; "" for any other. */
static const char *type_of(const char *at)
{
    static const char *const types[][2] = { { "bf16", "bf16" }, { "f16", "f16" },   { "f32", "f32" },
                                            { "f64", "f64" },   { "tf32", "tf32" }, { "i32", "s32" },
                                            { "i8", "s8" },     { "i4", "s4" },     { "s8", "s8" },
                                            { "u8", "u8" },     { "s4", "s4" },     { "u4", "u4" },
                                            { "b1", "b1" },     { "e4m3", "e4m3" }, { "e5m2", "e5m2" } };
    size_t i;

    for (i = 0; i < sizeof types / sizeof types[0]; i++) {
        if (strncmp(at, types[i][0], strlen(types[i][0])) == 0) {
            return types[i][1];
        }
    }
    return "";
}

/* The first type of an element in a text such as (vector<4x2xf16>, i32). */
static const char *find_type(const char *from)
{
    while (from != NULL && *from != '\0') {
        bool begins = !isalnum((unsigned char)from[-1]) || from[-1] == 'x';
        if (begins && type_of(from)[0] != '\0') {
            return type_of(from);
        }
        from++;
    }
    return "";
}

static void add_layouts(const char *text, vocabulary_text *ours)
{
    const char *a = behind(text, "layoutA = #nvvm.mma_layout<"), *b = behind(text, "layoutB = #nvvm.mma_layout<");

    vocabulary_add(ours, a == NULL ? "" : *a == 'r' ? "row" : "col");
    vocabulary_add(ours, b == NULL ? "" : *b == 'r' ? "row" : "col");
}

static void add_multiply(const char *text, vocabulary_text *ours)
{
    const char *attribute = behind(text, "multiplicandAPtxType"), *operands = behind(text, ": ("), *result;
    const char *a = find_type(attribute == NULL ? operands : attribute), *b, *d;

    attribute = behind(text, "multiplicandBPtxType");
    b = attribute == NULL ? a : find_type(attribute);
    result = behind(text, "->");
    d = find_type(result);
    if (result == NULL || d[0] == '\0') {
        return;
    }
    if (strcmp(a, "f32") == 0) { /* nvgpu has no type tf32 */
        a = b = "tf32";
    }
    vocabulary_add(ours, strstr(text, "satfinite") != NULL ? "satfinite" : "!satfinite");
    vocabulary_add(ours, d);
    vocabulary_add(ours, a);
    vocabulary_add(ours, b);
    vocabulary_add(ours, d);
    vocabulary_add(ours, "!rn|rm|rp|rz");
    if (strcmp(a, "b1") == 0) {
        vocabulary_add(ours, strstr(text, "and_popc") != NULL ? "and" : "xor");
    }
}

/* Adds the number of matrices, and whether they are transposed. */
static void add_load(const char *text, vocabulary_text *ours)
{
    const char *number = behind(text, "num = "), *layout = behind(text, "mma_layout<");
    bool transposes = (layout != NULL && *layout == 'c') || strstr(text, "transpose = true") != NULL;

    number = number == NULL ? behind(text, "numTiles = ") : number;
    vocabulary_add(ours, "m8n8 b16 !shared|shared::cta");
    vocabulary_add(ours, transposes ? "trans" : "!trans");
    if (number != NULL && strchr("124", *number) != NULL) {
        char word[3] = { 'x', *number, '\0' };
        vocabulary_add(ours, word);
    }
}

bool vocabulary_read_mlir(const char *text, vocabulary_text *ours, int *status)
{
    bool is_nvvm = strstr(text, "nvvm.") != NULL && strstr(text, "llvm.nvvm.") == NULL;
    const char *name = behind(text, is_nvvm ? "nvvm." : "nvgpu.");
    const char *shape;

    if (name == NULL) {
        return false;
    }
    ours->what = "an operation of MLIR";
    *status = EXIT_EQUAL;
    if (strncmp(name, "ldmatrix", 8) == 0) {
        vocabulary_add(ours, "ldmatrix");
        add_load(text, ours);
        return true;
    }
    if (strncmp(name, "mma.sync", 8) != 0 && strncmp(name, "mma.sp.sync", 11) != 0) {
        *status = cli_complain(WHAT, name, strcspn(name, " \t({"), "only mma.sync, mma.sp.sync and ldmatrix are known",
                               NULL);
        return true;
    }
    vocabulary_add(ours, "mma !wmma");
    vocabulary_add(ours, strncmp(name, "mma.sp", 6) == 0 ? "sp|sp::ordered_metadata" : "!sp|sp::ordered_metadata");
    shape = behind(text, "shape<");
    *status = add_shape(shape == NULL ? behind(text, "mmaShape") : shape, ours);
    if (*status == EXIT_EQUAL) {
        add_layouts(text, ours);
        add_multiply(text, ours);
    }
    return true;
}
