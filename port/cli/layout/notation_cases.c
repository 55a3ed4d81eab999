/* SPDX-License-Identifier: MIT */
/* Cases of the PTX text: "groupID for ai where i < 2; groupID + 8 otherwise". See notation_formula.h. */
#include <string.h>

#include "layout/notation_formula.h"

/* "if %laneid < 16": whether it follows, and no statement of C or Python; *holds is what it says. */
static bool take_if(expression *e, bool *holds)
{
    static const char *const ifs[] = { "if", NULL };
    const char *begin = e->at;
    bool found = expression_take_word(e, ifs) && !expression_take(e, "("), value;

    value = found && expression_value(e) != 0;
    if (!found || expression_take(e, ":")) {
        e->at = begin;
        return false;
    }
    *holds = *holds && value;
    return true;
}

/* Whether a name is that of an element, as a2; *is_it: of the one that is evaluated. */
static bool is_element(expression *e, const char *name, size_t length, bool *is_it)
{
    const expression_name *element = expression_find(e, "i", 1);
    long long number = 0;
    size_t i;

    for (i = 1; i < length && i < 4 && name[i] >= '0' && name[i] <= '9'; i++) {
        number = number * 10 + (name[i] - '0');
    }
    *is_it = element != NULL && element->value == number;
    return length > 1 && i == length && name[0] >= 'a' && name[0] <= 'e';
}

/* The rest of "for a0 and a2", behind its first name. */
static bool take_elements(expression *e, const char *name, size_t length, bool *holds)
{
    static const char *const ands[] = { "and", NULL };
    bool is_it, any = false;

    if (!is_element(e, name, length, &is_it)) {
        return false;
    }
    any = is_it;
    while (expression_take_word(e, ands)) {
        name = expression_take_name(e, &length);
        if (!is_element(e, name, length, &is_it)) {
            expression_fail(e, name, length, "an element, as a2, was expected");
        }
        any = any || is_it;
    }
    *holds = *holds && any;
    return true;
}

/* "for ai where i < 2", "for a0 and a1", "where X = i & 2", which expression_value looks up. */
static bool take_where(expression *e, bool *holds)
{
    static const char *const fors[] = { "for", "For", NULL }, *const wheres[] = { "where", NULL };
    const char *begin = e->at, *name = NULL;
    size_t length;

    if (expression_take_word(e, fors)) {
        name = expression_take_name(e, &length);
    }
    if (expression_take_word(e, wheres)) {
        *holds = expression_value(e) != 0 && *holds;
        return true;
    }
    if (name != NULL && take_elements(e, name, length, holds)) {
        return true;
    }
    e->at = begin;
    return false;
}

/* Whether the clauses that follow hold, "otherwise" among them. *said: there are any. */
static bool take_clauses(expression *e, bool *said)
{
    static const char *const others[] = { "otherwise", "Otherwise", NULL };
    bool holds = true;

    *said = false;
    e->in_clause = true;
    while (!expression_failed(e) &&
           (expression_take_word(e, others) || take_where(e, &holds) || take_if(e, &holds))) {
        *said = true;
    }
    e->in_clause = false;
    return holds;
}

/* Whether a case of the same value follows, and no statement. */
static bool has_case(expression *e)
{
    const char *begin = e->at;
    size_t length;
    bool found;

    while (expression_take(e, ";") || expression_take(e, ",")) {
    }
    expression_skip(e);
    if (*e->at == '\0' || *e->at == '}') {
        return false;
    }
    begin = e->at;
    if (expression_take_types(e)) {
        e->at = begin;
        return false;
    }
    (void)expression_take_name(e, &length);
    found = length == 0 || !expression_take(e, "=");
    e->at = begin;
    return found;
}

long long notation_take_cases(expression *e)
{
    expression_trouble before = e->fault, chosen = before;
    const char *begin;
    long long value = 0, of_case;
    bool taken = false, said;

    expression_skip(e);
    begin = e->at;
    do {
        e->fault = before;
        of_case = expression_value(e);
        if (!taken) {
            value = of_case;
            chosen = e->fault;
        }
        taken = take_clauses(e, &said) || taken;
    } while (said && !expression_failed(e) && has_case(e));
    e->fault = chosen;
    if (!taken) {
        expression_note(&e->fault, begin, strcspn(begin, "\n;"), "no case holds");
    }
    return value;
}
