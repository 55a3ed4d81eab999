/* SPDX-License-Identifier: MIT */
/* Which notation a text is in. See notation.h. */
#include <ctype.h>
#include <string.h>

#include "base/letters.h"
#include "layout/notation.h"

/* Whether one of some words is anywhere in a text, outside of comments of C. */
static bool has_word(const char *text, const char *const *words)
{
    scanner r = { "layout", text, text };

    for (scanner_skip(&r); *r.at != '\0'; scanner_skip(&r)) {
        if (scanner_take_word(&r, words)) {
            return true;
        }
        r.at += letters_is_word(*r.at) ? strspn(r.at, LETTERS DIGITS) : 1;
    }
    return false;
}

/* Whether a text begins like bases of Triton's. */
static bool is_bases(scanner r)
{
    static const char *const keys[] = { "register", "reg_bases", "lane", "lane_bases", NULL };
    static const char *const names[] = { "LinearLayout", "DistributedLinearLayout", NULL };

    if (scanner_take(&r, '#') || scanner_take(&r, '<') || scanner_take_word(&r, names)) {
        return isalpha((unsigned char)*r.at) || *r.at == '{' || *r.at == '(';
    }
    if (scanner_take_word(&r, keys)) {
        return !scanner_take(&r, '=') || scanner_take(&r, '[') || scanner_take(&r, '{');
    }
    return scanner_take(&r, '{') && (scanner_take_word(&r, keys) || scanner_take(&r, '{'));
}

static bool is_triton_mma(const char *text)
{
    static const char *const names[] = { "nvidia_mma", "mma", "dot_op", "NVMMADistributedLayout", "DotOperandLayout",
                                         NULL };

    return has_word(text, names);
}

static bool is_jax(const char *text)
{
    static const char *const names[] = { "TiledLayout", NULL };

    return has_word(text, names);
}

/* Whether a text begins with JSON: [{ or {". */
static bool is_json(scanner r)
{
    return (scanner_take(&r, '[') && scanner_take(&r, '{')) || (scanner_take(&r, '{') && scanner_take(&r, '"'));
}

/* Whether the first line is one of numbers or words with commas between, and further ones follow. */
static bool is_csv(const char *text)
{
    size_t line = strcspn(text, "\n"), i, separators = 0;

    for (i = 0; i < line; i++) {
        separators += text[i] == ',' || text[i] == '\t' || text[i] == ';';
        if (!isalnum((unsigned char)text[i]) && strchr(",;\t\" _.\r", text[i]) == NULL) {
            return false;
        }
    }
    return separators >= 2 && text[line] == '\n';
}

/* Numbers with brackets and a colon, behind a name or not, or a word of CuTe's. */
static bool is_cute(const char *text)
{
    static const char *const words[] = { "Layout", "make_layout", "Shape", "Stride", "make_shape", "Int", NULL };
    static const char *const functions[] = { "lambda", "def", NULL };

    const char *name = text + strspn(text, LETTERS DIGITS);

    text = *name == ':' ? name + 1 : text;
    return (has_word(text, words) && !has_word(text, functions)) ||
           text[strspn(text, "0123456789_ \t\r\n(),:;{}*@E-")] == '\0';
}

static bool is_formula(const char *text)
{
    static const char *const words[] = { "lambda", "def", "return", NULL };

    return has_word(text, words) || strpbrk(text, "=?%&|/*+") != NULL;
}

/* The end of a layout that was read. */
static int read_end(scanner *r)
{
    (void)scanner_take(r, ';');
    scanner_skip(r);
    return *r->at == '\0' ? EXIT_EQUAL : scanner_expected(r, "the end");
}

static int read_formula(notation *n, const char *text)
{
    notation_trouble trouble;

    n->kind = NOTATION_FORMULA;
    memset(&trouble, 0, sizeof trouble);
    return notation_formula_open(&n->formula, text, &trouble.e) ? EXIT_EQUAL : notation_complain(&trouble);
}

int notation_read(notation *n, const char *text)
{
    scanner r = { "layout", text, text };
    int status;

    memset(n, 0, sizeof *n);
    scanner_skip(&r);
    if (is_json(r) || is_csv(r.at)) {
        return notation_read_table(n, text);
    }
    if (is_jax(text)) {
        status = notation_read_jax(n, &r);
        return status == EXIT_EQUAL ? read_end(&r) : status;
    }
    if (is_bases(r) || is_triton_mma(text)) {
        status = is_triton_mma(text) ? notation_read_triton_mma(n, &r) : notation_read_triton(n, &r);
        return status == EXIT_EQUAL ? read_end(&r) : status;
    }
    if (is_cute(r.at) || (!is_formula(r.at) && strchr("(_0123456789", *r.at) != NULL)) {
        status = notation_read_cute(n, &r);
        return status == EXIT_EQUAL ? read_end(&r) : status;
    }
    if (is_formula(r.at)) {
        return read_formula(n, text);
    }
    return scanner_complain(&r, r.at, strcspn(r.at, " \t\r\n"),
                            "in no notation of a layout (mmaref help layouts lists them)");
}
