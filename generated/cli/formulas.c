/* SPDX-License-Identifier: MIT */
/* Formulas of fragment layouts, as text and as programs.
 *
 * Generated from generator/spec/fragments/, fragments_errata.lua, instructions.lua.
 * Do not edit: change the source and run `make generate`. */

#include "ask/formula.h"

const formula_op formula_ops[] = {
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 2 }, { FORMULA_RIGHT, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_REMAINDER, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 1 },
    { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 1 }, { FORMULA_RIGHT, 0 },
    { FORMULA_NAME, 2 },
    { FORMULA_NAME, 3 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 },
    { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 8 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 },
    { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 8 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 },
    { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 },
    { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 8 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 },
    { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 },
    { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 },
    { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 16 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 8 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 },
    { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 16 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 },
    { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 16 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 8 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 },
    { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 16 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_REMAINDER, 0 }, { FORMULA_NUMBER, 4 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 2 }, { FORMULA_RIGHT, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 3 }, { FORMULA_RIGHT, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NAME, 3 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 }, { FORMULA_NUMBER, 4 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 }, { FORMULA_NAME, 3 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_REMAINDER, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 12 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 }, { FORMULA_NUMBER, 4 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 }, { FORMULA_NAME, 4 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NAME, 4 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NAME, 4 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 2 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 4 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 }, { FORMULA_NAME, 3 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_NAME, 0 },
    { FORMULA_NUMBER, 2 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 4 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NAME, 4 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 16 }, { FORMULA_LESS, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_REMAINDER, 0 }, { FORMULA_NUMBER, 4 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 2 }, { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 3 },
    { FORMULA_AND, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_REMAINDER, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_NAME, 0 },
    { FORMULA_NUMBER, 16 }, { FORMULA_LESS, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_REMAINDER, 0 }, { FORMULA_NUMBER, 4 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_NUMBER, 1 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 7 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 2 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 4 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_AND, 0 }, { FORMULA_NAME, 0 },
    { FORMULA_NUMBER, 2 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_EQUAL, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 8 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 32 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 31 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_EQUAL, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_EQUAL, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_EQUAL, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_EQUAL, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 3 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_EQUAL, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 2 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_EQUAL, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 3 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 }, { FORMULA_NUMBER, 4 }, { FORMULA_NAME, 1 }, { FORMULA_LESS_EQUAL, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 6 }, { FORMULA_LESS, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_EITHER, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 8 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_REMAINDER, 0 },
    { FORMULA_NUMBER, 0 }, { FORMULA_EQUAL, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 3 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NUMBER, 2 },
    { FORMULA_SUBTRACT, 0 }, { FORMULA_NAME, 3 }, { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 8 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 8 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 8 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 7 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 15 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_LESS_EQUAL, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 12 }, { FORMULA_LESS, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_EITHER, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 16 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 8 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 }, { FORMULA_NUMBER, 16 }, { FORMULA_NAME, 1 }, { FORMULA_LESS_EQUAL, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 24 }, { FORMULA_LESS, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_EITHER, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 16 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 8 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 7 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 32 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 16 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 32 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 32 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 32 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 31 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 63 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_BOTH, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_EQUAL, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 1 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 }, { FORMULA_EQUAL, 0 }, { FORMULA_EITHER, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NUMBER, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_LESS_EQUAL, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 32 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 }, { FORMULA_NUMBER, 64 }, { FORMULA_NAME, 1 }, { FORMULA_LESS_EQUAL, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 96 }, { FORMULA_LESS, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_EITHER, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 64 }, { FORMULA_LESS, 0 },
    { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 32 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 31 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 128 },
    { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 1 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 64 },
    { FORMULA_GREATER_EQUAL, 0 }, { FORMULA_BOTH, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 },
    { FORMULA_NUMBER, 4 }, { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 },
    { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_NAME, 1 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 16 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 4 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 3 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 16 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 2 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 1 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NUMBER, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 },
    { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_ADD, 0 },
    { FORMULA_NAME, 2 }, { FORMULA_NUMBER, 8 }, { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 },
    { FORMULA_RIGHT, 0 }, { FORMULA_NUMBER, 1 }, { FORMULA_AND, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 8 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 7 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 32 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 4 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
    { FORMULA_NAME, 3 }, { FORMULA_NUMBER, 8 }, { FORMULA_MULTIPLY, 0 }, { FORMULA_NAME, 1 },
    { FORMULA_NUMBER, 7 }, { FORMULA_AND, 0 }, { FORMULA_ADD, 0 }, { FORMULA_NUMBER, 32 },
    { FORMULA_NAME, 1 }, { FORMULA_NUMBER, 3 }, { FORMULA_RIGHT, 0 }, { FORMULA_MULTIPLY, 0 },
    { FORMULA_ADD, 0 },
};

/* Text, clause; first op and ops of the value, of the clause. */
const formula_branch formula_branches[] = {
    { "%laneid >> 2", NULL, 0, 3, 3, 0 },
    { "%laneid % 4", NULL, 3, 3, 3, 0 },
    { "groupID + (8 * (threadID_in_group & 0x1))", NULL, 6, 7, 3, 0 },
    { "i", NULL, 13, 1, 3, 0 },
    { "threadID_in_group >> 1", NULL, 14, 3, 3, 0 },
    { "groupID", NULL, 17, 1, 3, 0 },
    { "threadID_in_group", NULL, 18, 1, 3, 0 },
    { "groupID + (8 * ((i >> 1) & 1))", NULL, 19, 9, 3, 0 },
    { "(threadID_in_group * 2) + (i & 1) + (8 * ((i >> 2) & 1))", NULL, 28, 15, 3, 0 },
    { "(threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))", NULL, 43, 15, 3, 0 },
    { "groupID + (8 * ((i >> 2) & 1))", NULL, 58, 9, 3, 0 },
    { "(threadID_in_group * 2) + (i & 1) + (8 * (i >> 2))", NULL, 67, 13, 3, 0 },
    { "groupID + (8 * (i >> 2))", NULL, 80, 7, 3, 0 },
    { "(threadID_in_group * 4) + (i & 0x3)", NULL, 87, 7, 3, 0 },
    { "groupID + (8 * (i & 1))", NULL, 94, 7, 3, 0 },
    { "threadID_in_group + (4 * (i >> 1))", NULL, 101, 7, 3, 0 },
    { "threadID_in_group + (4 * (i & 1))", NULL, 108, 7, 3, 0 },
    { "groupID + (8 * (i >> 1))", NULL, 115, 7, 3, 0 },
    { "groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 3))", NULL, 122, 15, 3, 0 },
    { "(threadID_in_group * 2) + (i & 1) + (8 * (i >> 1))", NULL, 137, 13, 3, 0 },
    { "groupID + (8 * ((i >> 2) & 1)) + (16 * (i >> 3))", NULL, 150, 15, 3, 0 },
    { "(threadID_in_group * 4) + i", NULL, 165, 5, 3, 0 },
    { "groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))", NULL, 170, 15, 3, 0 },
    { "(threadID_in_group * 2) + (i & 1)", NULL, 185, 7, 3, 0 },
    { "(threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))", NULL, 192, 21, 3, 0 },
    { "(%laneid % 4) + (4 * (%laneid >> 4))", NULL, 213, 9, 3, 0 },
    { "8 * ((%laneid >> 2) & 1)", NULL, 222, 7, 3, 0 },
    { "8 * ((%laneid >> 3) & 1)", NULL, 229, 7, 3, 0 },
    { "within + rows_8", NULL, 236, 3, 3, 0 },
    { "(i & 0x3) + (4 * (%laneid >> 4)) + rows_8", NULL, 239, 11, 3, 0 },
    { "(%laneid % 4) + (i & 0xc)", NULL, 250, 7, 3, 0 },
    { "(i & 0x3) + (4 * (%laneid >> 4)) + cols_8", NULL, 257, 11, 3, 0 },
    { "within + cols_8", NULL, 268, 3, 3, 0 },
    { "i + cols_8", NULL, 271, 3, 3, 0 },
    { "(%laneid & 1) + (i & 0x2) + (4 * (%laneid >> 4)) + rows_8", NULL, 274, 15, 3, 0 },
    { "(i & 1) + (%laneid & 0x2) + (i & 0x4) + cols_8", NULL, 289, 13, 3, 0 },
    { "%laneid % 4", "if %laneid < 16", 3, 3, 302, 3 },
    { "(%laneid % 4) + 4", "otherwise", 305, 5, 310, 1 },
    { "i", "for ai where i = {0,..,3}", 13, 1, 311, 9 },
    { "(%laneid >> 2) & 0b11", NULL, 320, 5, 3, 0 },
    { "i % 4", "for ai where i = {0,..,3} if %laneid < 16", 325, 3, 328, 13 },
    { "(i % 4) + 4", "for ai where i = {0,..,3} otherwise", 341, 5, 346, 11 },
    { "i", "for bi where i = {0,..,3} if %laneid < 16", 13, 1, 328, 13 },
    { "i+4", "for bi where i = {0,..,3} otherwise", 357, 3, 346, 11 },
    { "i", "for bi where i = {0,..,3}", 13, 1, 311, 9 },
    { "i", "for ci where i = {0,..,7}", 13, 1, 360, 9 },
    { "(%laneid & 0b1) + (i & 0b10)", "for ci where i = {0,..,7}", 369, 7, 360, 9 },
    { "X", "if %laneid < 16", 17, 1, 302, 3 },
    { "X + 4", "otherwise", 376, 3, 310, 1 },
    { "(i & 0b100) + (%laneid & 0b10) + (i & 0b1)", "for ci where i = {0,..,7}", 379, 11, 360, 9 },
    { "(threadID_in_group * 2) + (i & 0x1)", "for ci where i = {0, 1}", 185, 7, 390, 9 },
    { "(threadID_in_group * 4) + i", "for ai where i = {0,..,3}", 165, 5, 311, 9 },
    { "(threadID_in_group * 4) + i", "for bi where i = {0,..,3}", 165, 5, 311, 9 },
    { "(threadID_in_group * 2) + i", "for ci where i = {0, 1}", 399, 5, 390, 9 },
    { "(threadID_in_group * 8) + i", "for ai where i = {0,..,7}", 404, 5, 360, 9 },
    { "(threadID_in_group * 8) + i", "for bi where i = {0,..,7}", 404, 5, 360, 9 },
    { "(threadID_in_group * 32) + i", "for ai where i = {0,..,31}", 409, 5, 414, 9 },
    { "(threadID_in_group * 32) + i", "for bi where i = {0,..,31}", 409, 5, 414, 9 },
    { "groupID", "for a0", 17, 1, 423, 3 },
    { "groupID + 8", "for a1", 426, 3, 429, 3 },
    { "groupID", "for c0 and c1", 17, 1, 432, 7 },
    { "groupID + 8", "for c2 and c3", 426, 3, 439, 7 },
    { "(threadID_in_group * 2) + (i & 0x1)", "for ci where i = {0,..,3}", 185, 7, 311, 9 },
    { "groupID", "for a0 and a1", 17, 1, 432, 7 },
    { "groupID + 8", "for a2 and a3", 426, 3, 439, 7 },
    { "threadID_in_group * 2 + (i & 0x1)", "for ai where i = {0,..,3}", 185, 7, 311, 9 },
    { "groupID", "for a0 and a2", 17, 1, 446, 7 },
    { "groupID + 8", "for a1 and a3", 426, 3, 453, 7 },
    { "threadID_in_group", "for a0 and a1", 18, 1, 432, 7 },
    { "threadID_in_group + 4", "for a2 and a3", 460, 3, 439, 7 },
    { "(threadID_in_group * 2) + i", "for bi where i = {0, 1}", 399, 5, 390, 9 },
    { "threadID_in_group", "for b0", 18, 1, 423, 3 },
    { "threadID_in_group + 4", "for b1", 460, 3, 429, 3 },
    { "groupID", "for ai where 0 <= i < 2 || 4 <= i < 6", 17, 1, 463, 17 },
    { "groupID + 8", "Otherwise", 426, 3, 310, 1 },
    { "(threadID_in_group * 2) + (i & 0x1)", "for ai where i < 4", 185, 7, 480, 5 },
    { "(threadID_in_group * 2) + (i & 0x1) + 8", "for ai where i >= 4", 485, 9, 494, 5 },
    { "groupID", "for ai where i % 2 = 0", 17, 1, 499, 7 },
    { "groupID + 8", "Otherwise", 426, 3, 310, 1 },
    { "(i * 2) + threadID_in_group", "for ai where i % 2 = 0", 506, 5, 499, 7 },
    { "(i * 2) - 2 + threadID_in_group", "Otherwise", 511, 7, 310, 1 },
    { "(threadID_in_group * 2) + (i & 0x1)", "for bi where i < 2", 185, 7, 518, 5 },
    { "(threadID_in_group * 2) + (i & 0x1) + 8", "for bi where i >= 2", 485, 9, 523, 5 },
    { "threadID_in_group + (i * 4)", "for bi where i < 4", 528, 5, 480, 5 },
    { "groupID", "for ci where i < 2", 17, 1, 518, 5 },
    { "groupID + 8", "for ci where i >= 2", 426, 3, 523, 5 },
    { "groupID", "for ai where i < 4", 17, 1, 480, 5 },
    { "groupID + 8", "for ai where i >= 4", 426, 3, 494, 5 },
    { "(threadID_in_group * 4) + (i & 0x3)", "for ai where i = {0,..,7}", 87, 7, 360, 9 },
    { "groupID", "for ai where i < 8", 17, 1, 533, 5 },
    { "groupID + 8", "for ai where i >= 8", 426, 3, 538, 5 },
    { "(threadID_in_group * 8) + (i & 0x7)", "for ai where i = {0,..,15}", 543, 7, 550, 9 },
    { "groupID", "for ai where 0 <= i < 4 || 8 <= i < 12", 17, 1, 559, 17 },
    { "groupID + 8", "otherwise", 426, 3, 310, 1 },
    { "(threadID_in_group * 4) + (i & 0x3)", "for ai where i < 8", 87, 7, 533, 5 },
    { "(threadID_in_group * 4) + (i & 0x3) + 16", "for ai where i >= 8", 576, 9, 538, 5 },
    { "(threadID_in_group * 8) + (i & 0x7)", "for bi where i = {0,..,7}", 543, 7, 360, 9 },
    { "(threadID_in_group * 4) + (i & 0x3)", "for bi where i < 4", 87, 7, 480, 5 },
    { "(threadID_in_group * 4) + (i & 0x3) + 16", "for bi where i >= 4", 576, 9, 494, 5 },
    { "groupID", "for ai where 0 <= i < 8 || 16 <= i < 24", 17, 1, 585, 17 },
    { "groupID + 8", "otherwise", 426, 3, 310, 1 },
    { "(threadID_in_group * 8) + (i & 0x7)", "for ai where i < 16", 543, 7, 602, 5 },
    { "(threadID_in_group * 8) + (i & 0x7) + 32", "for ai where i >= 16", 607, 9, 616, 5 },
    { "(threadID_in_group * 8) + (i & 0x7)", "for bi where i < 8", 543, 7, 533, 5 },
    { "(threadID_in_group * 8) + (i & 0x7) + 32", "for bi where i >= 8", 607, 9, 538, 5 },
    { "groupID", "for ai where i < 32", 17, 1, 621, 5 },
    { "groupID + 8", "for ai where i >= 32", 426, 3, 626, 5 },
    { "(threadID_in_group * 32) + (i & 0x1F)", "for ai where i = {0, ...,63}", 631, 7, 638, 9 },
    { "(threadID_in_group * 32) + i", "for bi where i = {0,...,31}", 409, 5, 414, 9 },
    { "(threadID_in_group * 2) + (i & 0x1)", "for ci where i = {0, 1, 2, 3}", 185, 7, 647, 17 },
    { "groupID", "for ai where 0 <= i < 32 || 64 <= i < 96", 17, 1, 664, 17 },
    { "groupID + 8", "otherwise", 426, 3, 310, 1 },
    { "(threadID_in_group * 32) + (i & 0x1F)", "for ai where i < 64", 631, 7, 681, 5 },
    { "(threadID_in_group * 32) + (i & 0x1F) + 128", "for ai where i >= 64", 686, 9, 695, 5 },
    { "(threadID_in_group * 32) + (i & 0x1F)", "for bi where i < 32", 631, 7, 621, 5 },
    { "(threadID_in_group * 32) + (i & 0x1F) + 128", "for bi where i >= 32", 686, 9, 626, 5 },
    { "(threadID_in_group * 2) + i", NULL, 399, 5, 3, 0 },
    { "(threadID_in_group * 2) + (i & 0x1)", NULL, 185, 7, 3, 0 },
    { "groupID + (8 * (i >> 1))", "for ai where i = {0,..,3}", 115, 7, 311, 9 },
    { "(threadID_in_group * 2) + (i & 0x1)", "for ai where i = {0,..,3}", 185, 7, 311, 9 },
    { "groupID + (8 * (i >> 2))", "for ei where i = {0,..,7}", 80, 7, 360, 9 },
    { "i & 0x3", "for ei where i = {0,..,7}", 700, 3, 360, 9 },
    { "groupID + (8 * ((i >> 1) & 0x1))", "for ai where i = {0,..,7}", 19, 9, 360, 9 },
    { "(threadID_in_group * 2) + (i & 0x1) + (8 * (i >> 2))", "for ai where i = {0,..,7}", 67, 13, 360, 9 },
    { "(threadID_in_group * 2) + (i & 0x1) + (8 * (i >> 1))", "for bi where i = {0,..,7}", 137, 13, 360, 9 },
    { "(4 * (threadID_in_group & 0x1)) + (i & 0x3)", "for ei where i = {0,..,7}", 703, 9, 360, 9 },
    { "groupID + (8 * (i & 0x1))", "for ai where i = {0,..,3}", 94, 7, 311, 9 },
    { "threadID_in_group + (4 * (i >> 1))", "for ai where i = {0,..,3}", 101, 7, 311, 9 },
    { "threadID_in_group + (4 * i)", "for bi where i = {0,..,3}", 712, 5, 311, 9 },
    { "groupID + (8 * i)", "for ai where i = {0, 1}", 717, 5, 390, 9 },
    { "groupID + (8 * (i >> 2))", "for ai where i = {0,..,7}", 80, 7, 360, 9 },
    { "i", "for ei where i = {0,..,7}", 13, 1, 360, 9 },
    { "groupID + (8 * ((i >> 2) & 0x1))", "for ai where i = {0,..,15}", 58, 9, 550, 9 },
    { "(threadID_in_group * 4) + (i & 0x3) + (16 * (i >> 3))", "for ai where i = {0,..,15}", 722, 13, 550, 9 },
    { "(threadID_in_group * 4) + (i & 0x3) + (16 * (i >> 2))", "for bi where i = {0,..,15}", 735, 13, 550, 9 },
    { "i + (8 * (threadID_in_group >> 1))", "for ei where i = {0,..,7}", 748, 7, 360, 9 },
    { "0", NULL, 755, 1, 3, 0 },
    { "groupID + (8 * (i >> 3))", "for ai where i = {0,..,15}", 756, 7, 550, 9 },
    { "groupID + (8 * ((i >> 3) & 0x1))", "for ai where i = {0,..,31}", 763, 9, 414, 9 },
    { "(threadID_in_group * 8) + (i & 0x7) + (32 * (i >> 4))", "for ai where i = {0,..,31}", 772, 13, 414, 9 },
    { "(threadID_in_group * 8) + (i & 0x7) + (32 * (i >> 3))", "for bi where i = {0,..,31}", 785, 13, 414, 9 },
};

/* Name, first branch, branches. */
const formula_definition formula_definitions[] = {
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 2, 1 }, { "col", 3, 1 },
    { "selector", 4, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 3, 1 }, { "col", 5, 1 },
    { "selector", 6, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 7, 1 }, { "col", 8, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 9, 1 }, { "col", 10, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 7, 1 }, { "col", 11, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 9, 1 }, { "col", 12, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 12, 1 }, { "col", 13, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 13, 1 }, { "col", 12, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 14, 1 }, { "col", 15, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 16, 1 }, { "col", 17, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 18, 1 }, { "col", 8, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 9, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 19, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 20, 1 }, { "col", 13, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 21, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 22, 1 }, { "col", 23, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 9, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 19, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 8, 1 }, { "col", 18, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 21, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 13, 1 }, { "col", 20, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 23, 1 }, { "col", 22, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 24, 1 },
    { "within", 25, 1 }, { "rows_8", 26, 1 }, { "cols_8", 27, 1 }, { "row", 28, 1 },
    { "col", 3, 1 },
    { "within", 25, 1 }, { "rows_8", 26, 1 }, { "cols_8", 27, 1 }, { "row", 29, 1 },
    { "col", 30, 1 },
    { "within", 25, 1 }, { "rows_8", 26, 1 }, { "cols_8", 27, 1 }, { "row", 30, 1 },
    { "col", 31, 1 },
    { "within", 25, 1 }, { "rows_8", 26, 1 }, { "cols_8", 27, 1 }, { "row", 3, 1 },
    { "col", 32, 1 },
    { "within", 25, 1 }, { "rows_8", 26, 1 }, { "cols_8", 27, 1 }, { "row", 28, 1 },
    { "col", 33, 1 },
    { "within", 25, 1 }, { "rows_8", 26, 1 }, { "cols_8", 27, 1 }, { "row", 34, 1 },
    { "col", 35, 1 },
    { "row", 36, 2 }, { "col", 38, 1 }, { "product", 39, 1 },
    { "row", 40, 2 }, { "col", 1, 1 }, { "product", 39, 1 },
    { "row", 1, 1 }, { "col", 42, 2 }, { "product", 39, 1 },
    { "row", 44, 1 }, { "col", 36, 2 }, { "product", 39, 1 },
    { "row", 36, 2 }, { "col", 45, 1 }, { "product", 39, 1 },
    { "X", 46, 1 }, { "row", 47, 2 }, { "col", 49, 1 }, { "product", 39, 1 },
    { "row", 0, 1 }, { "col", 1, 1 },
    { "row", 1, 1 }, { "col", 0, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 50, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 51, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 52, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 53, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 54, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 55, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 56, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 57, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 58, 2 }, { "col", 6, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 6, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 60, 2 }, { "col", 62, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 63, 2 }, { "col", 65, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 66, 2 }, { "col", 68, 2 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 70, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 71, 2 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 73, 2 }, { "col", 75, 2 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 77, 2 }, { "col", 79, 2 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 81, 2 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 83, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 84, 2 }, { "col", 62, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 86, 2 }, { "col", 88, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 89, 2 }, { "col", 91, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 92, 2 }, { "col", 94, 2 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 96, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 97, 2 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 99, 2 }, { "col", 101, 2 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 103, 2 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 105, 2 }, { "col", 107, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 108, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 84, 2 }, { "col", 109, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 110, 2 }, { "col", 112, 2 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 114, 2 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 5, 1 }, { "col", 116, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 17, 1 }, { "col", 117, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 118, 1 }, { "col", 119, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 120, 1 }, { "col", 121, 1 },
    { "selector", 6, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 122, 1 }, { "col", 123, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 124, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 120, 1 }, { "col", 125, 1 },
    { "selector", 4, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 126, 1 }, { "col", 127, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 128, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 129, 1 }, { "col", 6, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 130, 1 }, { "col", 88, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 2, 1 }, { "col", 131, 1 },
    { "selector", 4, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 132, 1 }, { "col", 133, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 134, 1 }, { "col", 5, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 2, 1 }, { "col", 135, 1 },
    { "selector", 136, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 137, 1 }, { "col", 91, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 138, 1 }, { "col", 139, 1 },
    { "groupID", 0, 1 }, { "threadID_in_group", 1, 1 }, { "row", 140, 1 }, { "col", 5, 1 },
};

/* Fragment, source, figures; erratum, whether only a figure shows it; formula as printed; the
 * formula that is evaluated where that is another; evidence; elements; first definition, definitions. */
const formula_record formula_records[] = {
    { "m16.scale_a.ue8m0", "PTX ISA 9.7.14.3", "43, 45",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (threadID_in_group & 0x1))\n"
      "col = i\n"
      "selector = threadID_in_group >> 1\n",
      NULL,
      "The text gives the thread pair; CuTe's scale factor layout for sm_120 and device tests over all selectors give the row of each thread of the pair.",
      4, 0, 5 },
    { "n8.scale_b.ue8m0", "PTX ISA 9.7.14.3", "44, 45",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = i\n"
      "col = groupID\n"
      "selector = threadID_in_group\n",
      NULL,
      "The text, CuTe's scale factor layout for sm_120, and device tests over all selectors.",
      4, 5, 5 },
    { "wmma.m16n16k16.a.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 1) & 1))\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 2) & 1))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      16, 10, 4 },
    { "wmma.m16n16k16.b.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))\n"
      "col = groupID + (8 * ((i >> 2) & 1))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      16, 14, 4 },
    { "wmma.m16n16k16.a.bf16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 1) & 1))\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 2))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      8, 18, 4 },
    { "wmma.m16n16k16.b.bf16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))\n"
      "col = groupID + (8 * (i >> 2))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      8, 22, 4 },
    { "wmma.m16n16k16.a.u8", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 2))\n"
      "col = (threadID_in_group * 4) + (i & 0x3)\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      8, 26, 4 },
    { "wmma.m16n16k16.b.u8", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 4) + (i & 0x3)\n"
      "col = groupID + (8 * (i >> 2))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      8, 30, 4 },
    { "wmma.m16n16k16.c.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 1) & 1))\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 2))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      8, 18, 4 },
    { "wmma.m16n16k8.a.tf32", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i & 1))\n"
      "col = threadID_in_group + (4 * (i >> 1))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      4, 34, 4 },
    { "wmma.m16n16k8.b.tf32", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = threadID_in_group + (4 * (i & 1))\n"
      "col = groupID + (8 * (i >> 1))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      4, 38, 4 },
    { "wmma.m16n16k8.c.f32", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 1) & 1))\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 2))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments. Public fragment maps measured on sm_75 and sm_80 agree.",
      8, 18, 4 },
    { "wmma.m32n8k16.a.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 3))\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 2) & 1))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      16, 42, 4 },
    { "wmma.m32n8k16.b.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))\n"
      "col = groupID\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      16, 46, 4 },
    { "wmma.m32n8k16.b.bf16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 1))\n"
      "col = groupID\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      4, 50, 4 },
    { "wmma.m32n8k16.a.u8", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 2) & 1)) + (16 * (i >> 3))\n"
      "col = (threadID_in_group * 4) + (i & 0x3)\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      16, 54, 4 },
    { "wmma.m32n8k16.b.u8", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 4) + i\n"
      "col = groupID\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      4, 58, 4 },
    { "wmma.m32n8k16.c.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))\n"
      "col = (threadID_in_group * 2) + (i & 1)\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      8, 62, 4 },
    { "wmma.m8n32k16.a.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      16, 66, 4 },
    { "wmma.m8n32k16.a.bf16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * (i >> 1))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      4, 70, 4 },
    { "wmma.m8n32k16.b.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 2) & 1))\n"
      "col = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 3))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      16, 74, 4 },
    { "wmma.m8n32k16.a.u8", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 4) + i\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      4, 78, 4 },
    { "wmma.m8n32k16.b.u8", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 4) + (i & 0x3)\n"
      "col = groupID + (8 * ((i >> 2) & 1)) + (16 * (i >> 3))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      16, 82, 4 },
    { "wmma.m8n32k16.c.f16", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 1)\n"
      "col = groupID + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))\n",
      NULL,
      "Code that ptxas 13.0 makes of wmma.load, wmma.store and wmma.mma for sm_75, sm_80, sm_90, sm_100 and sm_120, executed by an interpreter; every fragment is two mma fragments.",
      8, 86, 4 },
    { "wmma.m8n32k16.c.s32.sm_75", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + (i & 1) + (8 * ((i >> 1) & 1)) + (16 * (i >> 2))\n",
      NULL,
      "Code that ptxas 13.0 makes for sm_75, executed by an interpreter; nobody has measured it (searched November 2026).",
      8, 90, 4 },
    { "wmma.m16n16k16.a.f16.row.sm_70", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "within = (%laneid % 4) + (4 * (%laneid >> 4))\n"
      "rows_8 = 8 * ((%laneid >> 2) & 1)\n"
      "cols_8 = 8 * ((%laneid >> 3) & 1)\n"
      "row = within + rows_8\n"
      "col = i\n",
      NULL,
      "Fragment maps measured on sm_70; the simulator and the paper of Raihan, Goli and Aamodt (arXiv 1811.08309) agree on A and C, not on B.",
      16, 94, 5 },
    { "wmma.m16n16k16.a.f16.col.sm_70", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "within = (%laneid % 4) + (4 * (%laneid >> 4))\n"
      "rows_8 = 8 * ((%laneid >> 2) & 1)\n"
      "cols_8 = 8 * ((%laneid >> 3) & 1)\n"
      "row = (i & 0x3) + (4 * (%laneid >> 4)) + rows_8\n"
      "col = (%laneid % 4) + (i & 0xc)\n",
      NULL,
      "Fragment maps measured on sm_70; the simulator and the paper of Raihan, Goli and Aamodt (arXiv 1811.08309) agree on A and C, not on B.",
      16, 99, 5 },
    { "wmma.m16n16k16.b.f16.row.sm_70", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "within = (%laneid % 4) + (4 * (%laneid >> 4))\n"
      "rows_8 = 8 * ((%laneid >> 2) & 1)\n"
      "cols_8 = 8 * ((%laneid >> 3) & 1)\n"
      "row = (%laneid % 4) + (i & 0xc)\n"
      "col = (i & 0x3) + (4 * (%laneid >> 4)) + cols_8\n",
      NULL,
      "Fragment maps measured on sm_70; the simulator and the paper of Raihan, Goli and Aamodt (arXiv 1811.08309) agree on A and C, not on B.",
      16, 104, 5 },
    { "wmma.m16n16k16.b.f16.col.sm_70", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "within = (%laneid % 4) + (4 * (%laneid >> 4))\n"
      "rows_8 = 8 * ((%laneid >> 2) & 1)\n"
      "cols_8 = 8 * ((%laneid >> 3) & 1)\n"
      "row = i\n"
      "col = within + cols_8\n",
      NULL,
      "Fragment maps measured on sm_70; the simulator and the paper of Raihan, Goli and Aamodt (arXiv 1811.08309) agree on A and C, not on B.",
      16, 109, 5 },
    { "wmma.m16n16k16.c.f16.sm_70", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "within = (%laneid % 4) + (4 * (%laneid >> 4))\n"
      "rows_8 = 8 * ((%laneid >> 2) & 1)\n"
      "cols_8 = 8 * ((%laneid >> 3) & 1)\n"
      "row = within + rows_8\n"
      "col = i + cols_8\n",
      NULL,
      "Fragment maps measured on sm_70; the simulator and the paper of Raihan, Goli and Aamodt (arXiv 1811.08309) agree on A and C, not on B.",
      8, 114, 5 },
    { "wmma.m16n16k16.c.f32.sm_70", "PTX ISA 9.7.14.4.1", "",
      NULL, true,
      "within = (%laneid % 4) + (4 * (%laneid >> 4))\n"
      "rows_8 = 8 * ((%laneid >> 2) & 1)\n"
      "cols_8 = 8 * ((%laneid >> 3) & 1)\n"
      "row = (%laneid & 1) + (i & 0x2) + (4 * (%laneid >> 4)) + rows_8\n"
      "col = (i & 1) + (%laneid & 0x2) + (i & 0x4) + cols_8\n",
      NULL,
      "Fragment maps measured on sm_70; the simulator and the paper of Raihan, Goli and Aamodt (arXiv 1811.08309) agree on A and C, not on B.",
      8, 119, 5 },
    { "m8n8k4.a.f16.row", "PTX ISA 9.7.14.5.1", "46",
      NULL, false,
      "row = %laneid % 4 if %laneid < 16\n"
      " (%laneid % 4) + 4 otherwise\n"
      "col = i for ai where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 124, 3 },
    { "m8n8k4.a.f16.col", "PTX ISA 9.7.14.5.1", "47",
      NULL, false,
      "row = i % 4 for ai where i = {0,..,3} if %laneid < 16\n"
      " (i % 4) + 4 for ai where i = {0,..,3} otherwise\n"
      "col = %laneid % 4\n",
      NULL,
      NULL,
      4, 127, 3 },
    { "m8n8k4.b.f16.row", "PTX ISA 9.7.14.5.1", "48",
      NULL, false,
      "row = %laneid % 4\n"
      "col = i for bi where i = {0,..,3} if %laneid < 16\n"
      " i+4 for bi where i = {0,..,3} otherwise\n",
      NULL,
      NULL,
      4, 130, 3 },
    { "m8n8k4.b.f16.col", "PTX ISA 9.7.14.5.1", "49",
      NULL, false,
      "row = i for bi where i = {0,..,3}\n"
      "col = %laneid % 4 if %laneid < 16\n"
      " (%laneid % 4) + 4 otherwise\n",
      NULL,
      NULL,
      4, 133, 3 },
    { "m8n8k4.c.f16", "PTX ISA 9.7.14.5.1", "50",
      NULL, false,
      "row = %laneid % 4 if %laneid < 16\n"
      " (%laneid % 4) + 4 otherwise\n"
      "col = i for ci where i = {0,..,7}\n",
      NULL,
      NULL,
      8, 136, 3 },
    { "m8n8k4.c.f32", "PTX ISA 9.7.14.5.1", "51, 52",
      NULL, false,
      "row = X if %laneid < 16\n"
      " X + 4 otherwise\n"
      " where X = (%laneid & 0b1) + (i & 0b10) for ci where i = {0,..,7}\n"
      "col = (i & 0b100) + (%laneid & 0b10) + (i & 0b1) for ci where i = {0,..,7}\n",
      NULL,
      NULL,
      8, 139, 4 },
    { "m8n8k4.a.f64", "PTX ISA 9.7.14.5.2", "53",
      NULL, false,
      "row = %laneid >> 2\n"
      "col = %laneid % 4\n",
      NULL,
      NULL,
      1, 143, 2 },
    { "m8n8k4.b.f64", "PTX ISA 9.7.14.5.2", "54",
      NULL, false,
      "row = %laneid % 4\n"
      "col = %laneid >> 2\n",
      NULL,
      NULL,
      1, 145, 2 },
    { "m8n8k4.c.f64", "PTX ISA 9.7.14.5.2", "55",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0, 1}\n",
      NULL,
      NULL,
      2, 147, 4 },
    { "m8n8k16.a.s8", "PTX ISA 9.7.14.5.3", "56",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 4) + i for ai where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 151, 4 },
    { "m8n8k16.b.s8", "PTX ISA 9.7.14.5.3", "57",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 4) + i for bi where i = {0,..,3}\n"
      "col = groupID\n",
      NULL,
      NULL,
      4, 155, 4 },
    { "m8n8k16.c.s32", "PTX ISA 9.7.14.5.3", "58",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + i for ci where i = {0, 1}\n",
      NULL,
      NULL,
      2, 159, 4 },
    { "m8n8k32.a.s4", "PTX ISA 9.7.14.5.4", "59",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 8) + i for ai where i = {0,..,7}\n",
      NULL,
      NULL,
      8, 163, 4 },
    { "m8n8k32.b.s4", "PTX ISA 9.7.14.5.4", "60",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 8) + i for bi where i = {0,..,7}\n"
      "col = groupID\n",
      NULL,
      NULL,
      8, 167, 4 },
    { "m8n8k32.c.s32", "PTX ISA 9.7.14.5.4", "61",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + i for ci where i = {0, 1}\n",
      NULL,
      NULL,
      2, 159, 4 },
    { "m8n8k128.a.b1", "PTX ISA 9.7.14.5.5", "62",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 32) + i for ai where i = {0,..,31}\n",
      NULL,
      NULL,
      32, 171, 4 },
    { "m8n8k128.b.b1", "PTX ISA 9.7.14.5.5", "63",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 32) + i for bi where i = {0,..,31}\n"
      "col = groupID\n",
      NULL,
      NULL,
      32, 175, 4 },
    { "m8n8k128.c.s32", "PTX ISA 9.7.14.5.5", "64",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + i for ci where i = {0, 1}\n",
      NULL,
      NULL,
      2, 159, 4 },
    { "m16n8k4.a.tf32", "PTX ISA 9.7.14.5.6", "65",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0\n"
      " groupID + 8 for a1\n"
      "col = threadID_in_group\n",
      NULL,
      NULL,
      2, 179, 4 },
    { "m16n8k4.a.f64", "PTX ISA 9.7.14.5.6", "66",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0\n"
      " groupID + 8 for a1\n"
      "col = threadID_in_group\n",
      NULL,
      NULL,
      2, 179, 4 },
    { "m16n8k4.b.tf32", "PTX ISA 9.7.14.5.6", "67",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = threadID_in_group\n"
      "col = groupID\n",
      NULL,
      NULL,
      1, 183, 4 },
    { "m16n8k4.b.f64", "PTX ISA 9.7.14.5.6", "68",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = threadID_in_group\n"
      "col = groupID\n",
      NULL,
      NULL,
      1, 183, 4 },
    { "m16n8k4.c.f32", "PTX ISA 9.7.14.5.6", "69",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for c0 and c1\n"
      " groupID + 8 for c2 and c3\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 187, 4 },
    { "m16n8k4.c.f64", "PTX ISA 9.7.14.5.6", "70",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for c0 and c1\n"
      " groupID + 8 for c2 and c3\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 187, 4 },
    { "m16n8k8.a.f16", "PTX ISA 9.7.14.5.7", "71",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0 and a1\n"
      " groupID + 8 for a2 and a3\n"
      "col = threadID_in_group * 2 + (i & 0x1) for ai where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 191, 4 },
    { "m16n8k8.a.tf32", "PTX ISA 9.7.14.5.7", "72",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0 and a2\n"
      " groupID + 8 for a1 and a3\n"
      "col = threadID_in_group for a0 and a1\n"
      " threadID_in_group + 4 for a2 and a3\n",
      NULL,
      NULL,
      4, 195, 4 },
    { "m16n8k8.a.f64", "PTX ISA 9.7.14.5.7", "73",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0 and a2\n"
      " groupID + 8 for a1 and a3\n"
      "col = threadID_in_group for a0 and a1\n"
      " threadID_in_group + 4 for a2 and a3\n",
      NULL,
      NULL,
      4, 195, 4 },
    { "m16n8k8.b.f16", "PTX ISA 9.7.14.5.7", "74",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + i for bi where i = {0, 1}\n"
      "col = groupID\n",
      NULL,
      NULL,
      2, 199, 4 },
    { "m16n8k8.b.tf32", "PTX ISA 9.7.14.5.7", "75",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = threadID_in_group for b0\n"
      " threadID_in_group + 4 for b1\n"
      "col = groupID\n",
      NULL,
      NULL,
      2, 203, 4 },
    { "m16n8k8.b.f64", "PTX ISA 9.7.14.5.7", "76",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = threadID_in_group for b0\n"
      " threadID_in_group + 4 for b1\n"
      "col = groupID\n",
      NULL,
      NULL,
      2, 203, 4 },
    { "m16n8k8.c.f16", "PTX ISA 9.7.14.5.7", "77",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for c0 and c1\n"
      " groupID + 8 for c2 and c3\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 187, 4 },
    { "m16n8k8.c.f64", "PTX ISA 9.7.14.5.7", "78",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for c0 and c1\n"
      " groupID + 8 for c2 and c3\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 187, 4 },
    { "m16n8k16.a.f16", "PTX ISA 9.7.14.5.8", "79",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 2 || 4 <= i < 6\n"
      " groupID + 8 Otherwise\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ai where i < 4\n"
      " (threadID_in_group * 2) + (i & 0x1) + 8 for ai where i >= 4\n",
      NULL,
      NULL,
      8, 207, 4 },
    { "m16n8k16.a.f64", "PTX ISA 9.7.14.5.8", "80",
      "E2", false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where i % 2 = 0\n"
      " groupID + 8 Otherwise\n"
      "col = (i * 2) + threadID_in_group for ai where i % 2 = 0\n"
      " (i * 2) - 2 + (threadID_in_group Otherwise\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where i % 2 = 0\n"
      " groupID + 8 Otherwise\n"
      "col = (i * 2) + threadID_in_group for ai where i % 2 = 0\n"
      " (i * 2) - 2 + threadID_in_group Otherwise\n",
      NULL,
      8, 211, 4 },
    { "m16n8k16.b.f16", "PTX ISA 9.7.14.5.8", "81",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 0x1) for bi where i < 2\n"
      " (threadID_in_group * 2) + (i & 0x1) + 8 for bi where i >= 2\n"
      "col = groupID\n",
      NULL,
      NULL,
      4, 215, 4 },
    { "m16n8k16.b.f64", "PTX ISA 9.7.14.5.8", "82",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = threadID_in_group + (i * 4) for bi where i < 4\n"
      "col = groupID\n",
      NULL,
      NULL,
      4, 219, 4 },
    { "m16n8k16.c.f32", "PTX ISA 9.7.14.5.8", "83",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ci where i < 2\n"
      " groupID + 8 for ci where i >= 2\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 223, 4 },
    { "m16n8k16.a.u8", "PTX ISA 9.7.14.5.9", "84",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where i < 4\n"
      " groupID + 8 for ai where i >= 4\n"
      "col = (threadID_in_group * 4) + (i & 0x3) for ai where i = {0,..,7}\n",
      NULL,
      NULL,
      8, 227, 4 },
    { "m16n8k16.b.u8", "PTX ISA 9.7.14.5.9", "85",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 4) + i for bi where i = {0,..,3}\n"
      "col = groupID\n",
      NULL,
      NULL,
      4, 155, 4 },
    { "m16n8k16.c.s32", "PTX ISA 9.7.14.5.9", "86",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ci where i < 2\n"
      " groupID + 8 for ci where i >= 2\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 223, 4 },
    { "m16n8k32.a.s4", "PTX ISA 9.7.14.5.10", "87",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where i < 8\n"
      " groupID + 8 for ai where i >= 8\n"
      "col = (threadID_in_group * 8) + (i & 0x7) for ai where i = {0,..,15}\n",
      NULL,
      NULL,
      16, 231, 4 },
    { "m16n8k32.a.s8", "PTX ISA 9.7.14.5.10", "88",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 4 || 8 <= i < 12\n"
      " groupID + 8 otherwise\n"
      "col = (threadID_in_group * 4) + (i & 0x3) for ai where i < 8\n"
      " (threadID_in_group * 4) + (i & 0x3) + 16 for ai where i >= 8\n",
      NULL,
      NULL,
      16, 235, 4 },
    { "m16n8k32.b.s4", "PTX ISA 9.7.14.5.10", "89",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 8) + (i & 0x7) for bi where i = {0,..,7}\n"
      "col = groupID\n",
      NULL,
      NULL,
      8, 239, 4 },
    { "m16n8k32.b.s8", "PTX ISA 9.7.14.5.10", "90, 91",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 4) + (i & 0x3) for bi where i < 4\n"
      " (threadID_in_group * 4) + (i & 0x3) + 16 for bi where i >= 4\n"
      "col = groupID\n",
      NULL,
      NULL,
      8, 243, 4 },
    { "m16n8k32.c.s32", "PTX ISA 9.7.14.5.10", "92",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ci where i < 2\n"
      " groupID + 8 for ci where i >= 2\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 223, 4 },
    { "m16n8k64.a.s4", "PTX ISA 9.7.14.5.11", "93",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 8 || 16 <= i < 24\n"
      " groupID + 8 otherwise\n"
      "col = (threadID_in_group * 8) + (i & 0x7) for ai where i < 16\n"
      " (threadID_in_group * 8) + (i & 0x7) + 32 for ai where i >= 16\n",
      NULL,
      NULL,
      32, 247, 4 },
    { "m16n8k64.b.s4", "PTX ISA 9.7.14.5.11", "94, 95",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 8) + (i & 0x7) for bi where i < 8\n"
      " (threadID_in_group * 8) + (i & 0x7) + 32 for bi where i >= 8\n"
      "col = groupID\n",
      NULL,
      NULL,
      16, 251, 4 },
    { "m16n8k64.c.s32", "PTX ISA 9.7.14.5.11", "96",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ci where i < 2\n"
      " groupID + 8 for ci where i >= 2\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0,..,3}\n",
      NULL,
      NULL,
      4, 223, 4 },
    { "m16n8k128.a.b1", "PTX ISA 9.7.14.5.12", "97",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where i < 32\n"
      " groupID + 8 for ai where i >= 32\n"
      "col = (threadID_in_group * 32) + (i & 0x1F) for ai where i = {0, ...,63}\n",
      NULL,
      NULL,
      64, 255, 4 },
    { "m16n8k128.b.b1", "PTX ISA 9.7.14.5.12", "98",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 32) + i for bi where i = {0,...,31}\n"
      "col = groupID\n",
      NULL,
      NULL,
      32, 259, 4 },
    { "m16n8k128.c.s32", "PTX ISA 9.7.14.5.12", "99",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ci where i < 2\n"
      " groupID + 8 for ci where i >= 2\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0, 1, 2, 3}\n",
      NULL,
      NULL,
      4, 263, 4 },
    { "m16n8k256.a.b1", "PTX ISA 9.7.14.5.13", "100",
      "E1", false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 32 || 64 <= i < 96\n"
      " groupID + 8 otherwise\n"
      "col = (threadID_in_group * 32) + i for ai where i < 64\n"
      " (threadID_in_group * 32) + (i & 0x1F) + 128 for ai where i >= 64\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 32 || 64 <= i < 96\n"
      " groupID + 8 otherwise\n"
      "col = (threadID_in_group * 32) + (i & 0x1F) for ai where i < 64\n"
      " (threadID_in_group * 32) + (i & 0x1F) + 128 for ai where i >= 64\n",
      NULL,
      128, 267, 4 },
    { "m16n8k256.b.b1", "PTX ISA 9.7.14.5.13", "101, 102",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 32) + (i & 0x1F) for bi where i < 32\n"
      " (threadID_in_group * 32) + (i & 0x1F) + 128 for bi where i >= 32\n"
      "col = groupID\n",
      NULL,
      NULL,
      64, 271, 4 },
    { "m16n8k256.c.s32", "PTX ISA 9.7.14.5.13", "103",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ci where i < 2\n"
      " groupID + 8 for ci where i >= 2\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ci where i = {0, 1, 2, 3}\n",
      NULL,
      NULL,
      4, 263, 4 },
    { "ldmatrix.m8n8.d", "PTX ISA 9.7.14.5.15", "104",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + i\n",
      NULL,
      "The CuTe copy layouts for sm_75.",
      2, 275, 4 },
    { "ldmatrix.m16n16.d", "PTX ISA 9.7.14.5.15", "105",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 2))\n"
      "col = (threadID_in_group * 4) + (i & 0x3)\n",
      NULL,
      "The CuTe copy layouts for sm_100, without the byte permutation that its wrapper adds, and device tests of CubeCL.",
      8, 26, 4 },
    { "ldmatrix.m8n16.d", "PTX ISA 9.7.14.5.15", "106",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 4) + i\n",
      NULL,
      "The CuTe copy layouts for sm_100 and device tests of CubeCL.",
      4, 78, 4 },
    { "stmatrix.m8n8.a", "PTX ISA 9.7.14.5.16", "107",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + i\n",
      NULL,
      "The CuTe copy layouts for sm_90.",
      2, 275, 4 },
    { "stmatrix.m16n8.a", "PTX ISA 9.7.14.5.16", "108",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 1))\n"
      "col = (threadID_in_group * 2) + (i & 0x1)\n",
      NULL,
      "The CuTe copy layouts for sm_100 and device tests of CubeCL.",
      4, 279, 4 },
    { "movmatrix.m8n8.a", "PTX ISA 9.7.14.5.17", "109",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + i\n",
      NULL,
      "The movmatrix test of ZLUDA; ptxas uses the instruction inside wmma with this meaning.",
      2, 275, 4 },
    { "movmatrix.m8n8.d", "PTX ISA 9.7.14.5.17", "110",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 2) + i\n",
      NULL,
      "The movmatrix test of ZLUDA; ptxas uses the instruction inside wmma with this meaning.",
      2, 275, 4 },
    { "sp.m16n8k16.a.f16", "PTX ISA 9.7.14.6.2.1", "118",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0 and a1\n"
      " groupID + 8 for a2 and a3\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 4\n"
      "lastcol = firstcol + 3\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 1)) for ai where i = {0,..,3}\n"
      "col = (threadID_in_group * 2) + (i & 0x1) for ai where i = {0,..,3}\n",
      "The packed matrix lies as the dense A of m16n8k8 for 16-bit types; the TVM GPU test and an answer in the NVIDIA developer forum agree, and every element falls in its printed span.",
      4, 283, 4 },
    { "sp.m16n8k16.e.f16", "PTX ISA 9.7.14.6.2.1", "119",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}\n"
      "col = i & 0x3 for ei where i = {0,..,7}\n"
      "selector = threadID_in_group\n",
      NULL,
      "A GPU test with all four selectors, the TVM GPU test, and ptxas 13.0 code followed with one nibble changed at a time.",
      8, 287, 5 },
    { "sp.m16n8k32.a.f16", "PTX ISA 9.7.14.6.2.2", "120",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 2 || 4 <= i < 6\n"
      " groupID + 8 Otherwise\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 4 For ai where i < 4\n"
      " (threadID_in_group * 4) + 16 for ai where i >= 4\n"
      "lastcol = firstcol + 3\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 1) & 0x1)) for ai where i = {0,..,7}\n"
      "col = (threadID_in_group * 2) + (i & 0x1) + (8 * (i >> 2)) for ai where i = {0,..,7}\n",
      "The packed matrix lies as the dense A of m16n8k16 for 16-bit types; GPU tests in TVM and in MLIR store it so, and every element falls in its printed span.",
      8, 292, 4 },
    { "sp.m16n8k32.b.f16", "PTX ISA 9.7.14.6.2.2", "121",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 2) + (i & 0x1) + (8 * (i >> 1)) for bi where i = {0,..,7}\n"
      "col = groupID\n",
      NULL,
      "GPU tests in TVM and in MLIR load B so; the code ptxas 13.0 makes of the fp8 m16n8k64 instruction relies on it.",
      8, 296, 4 },
    { "sp.m16n8k32.e.f16", "PTX ISA 9.7.14.6.2.2", "122",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}\n"
      "col = (4 * (threadID_in_group & 0x1)) + (i & 0x3) for ei where i = {0,..,7}\n"
      "selector = threadID_in_group >> 1\n",
      NULL,
      "CUTLASS metadata reordering for 16-bit words, GPU tests in TVM and in MLIR, the Triton lowering, and ptxas 13.0 code followed with one nibble changed at a time for both selectors.",
      8, 300, 5 },
    { "sp.m16n8k16.a.tf32", "PTX ISA 9.7.14.6.2.3", "123",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0 and a2\n"
      " groupID + 8 for a1 and a3\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 2 for a0 and a1\n"
      " (threadID_in_group * 2) + 8 for a2 and a3\n"
      "lastcol = firstcol + 1\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i & 0x1)) for ai where i = {0,..,3}\n"
      "col = threadID_in_group + (4 * (i >> 1)) for ai where i = {0,..,3}\n",
      "The packed matrix lies as the dense A of m16n8k8 for tf32; an answer in the NVIDIA developer forum gives the rule, and every element falls in its printed span.",
      4, 305, 4 },
    { "sp.m16n8k16.b.tf32", "PTX ISA 9.7.14.6.2.3", "124",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = threadID_in_group + (4 * i) for bi where i = {0,..,3}\n"
      "col = groupID\n",
      NULL,
      "The document shows the same picture for m16n8k16 f64 B (Figure 82) and prints this formula there.",
      4, 309, 4 },
    { "sp.m16n8k16.e.tf32", "PTX ISA 9.7.14.6.2.3", "125",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}\n"
      "col = (4 * (threadID_in_group & 0x1)) + (i & 0x3) for ei where i = {0,..,7}\n"
      "selector = threadID_in_group >> 1\n",
      NULL,
      "CUTLASS metadata reordering for 16-bit words and the TileLang layout.",
      8, 300, 5 },
    { "sp.m16n8k8.a.tf32", "PTX ISA 9.7.14.6.2.4", "126",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for a0\n"
      " groupID + 8 for a1\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 2\n"
      "lastcol = firstcol + 1\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * i) for ai where i = {0, 1}\n"
      "col = threadID_in_group\n",
      "The packed matrix lies as the dense A of m16n8k4 for tf32; an answer in the NVIDIA developer forum gives the rule, and every element falls in its printed span.",
      2, 313, 4 },
    { "sp.m16n8k8.e.tf32", "PTX ISA 9.7.14.6.2.4", "127",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 2)) for ei where i = {0,..,7}\n"
      "col = i & 0x3 for ei where i = {0,..,7}\n"
      "selector = threadID_in_group\n",
      NULL,
      "The rule of m16n8k16 f16 with tf32 as two 16-bit halves; a software simulator agrees. No hardware test seen.",
      8, 287, 5 },
    { "sp.m16n8k32.a.u8", "PTX ISA 9.7.14.6.2.5", "128",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 4\n"
      " groupID + 8 Otherwise\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 8\n"
      "lastcol = firstcol + 7\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 2)) for ai where i = {0,..,7}\n"
      "col = (threadID_in_group * 4) + (i & 0x3) for ai where i = {0,..,7}\n",
      "The packed matrix lies as the dense A of m16n8k16 for 8-bit types; an answer in the NVIDIA developer forum gives the rule, and every element falls in its printed span.",
      8, 317, 4 },
    { "sp.m16n8k32.e.u8", "PTX ISA 9.7.14.6.2.5", "129",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (threadID_in_group & 0x1))\n"
      "col = i for ei where i = {0,..,7}\n"
      "selector = threadID_in_group >> 1\n",
      NULL,
      "A hardware-tested kernel, and ptxas 13.0 code followed with one nibble changed at a time for both selectors.",
      8, 321, 5 },
    { "sp.m16n8k64.a.u8", "PTX ISA 9.7.14.6.2.6", "130, 131",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 4 || 8 <= i < 12\n"
      " groupID + 8 Otherwise\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 8 For ai where i < 8\n"
      " (threadID_in_group * 8) + 32 For ai where i >= 8\n"
      "lastcol = firstcol + 7\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 2) & 0x1)) for ai where i = {0,..,15}\n"
      "col = (threadID_in_group * 4) + (i & 0x3) + (16 * (i >> 3)) for ai where i = {0,..,15}\n",
      "The packed matrix lies as the dense A of m16n8k32 for 8-bit types; the CuTe sm_120 sparse traits agree, and every element falls in its printed span.",
      16, 326, 4 },
    { "sp.m16n8k64.b.u8", "PTX ISA 9.7.14.6.2.6", "132, 133, 134, 135",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 4) + (i & 0x3) + (16 * (i >> 2)) for bi where i = {0,..,15}\n"
      "col = groupID\n",
      NULL,
      "The CuTe sm_120 sparse traits agree; so does the code ptxas 13.0 makes of the fp8 instruction, run and compared with the direct product. Register r holds the rows of the r-th figure.",
      16, 330, 4 },
    { "sp.m16n8k64.e.u8", "PTX ISA 9.7.14.6.2.6", "136, 137",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (threadID_in_group & 0x1))\n"
      "col = i + (8 * (threadID_in_group >> 1)) for ei where i = {0,..,7}\n"
      "selector = 0\n",
      NULL,
      "CUTLASS metadata reordering for 32-bit words, the CuTe sm_120 metadata layout, TileLang, ptxas 13.0 code followed with one nibble changed at a time for s8, and its fp8 code run and compared with the direct product.",
      8, 334, 5 },
    { "sp.m16n8k64.a.u4", "PTX ISA 9.7.14.6.2.7", "138",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 8\n"
      " groupID + 8 Otherwise\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 16\n"
      "lastcol = firstcol + 15\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (i >> 3)) for ai where i = {0,..,15}\n"
      "col = (threadID_in_group * 8) + (i & 0x7) for ai where i = {0,..,15}\n",
      "The packed matrix lies as the dense A of m16n8k32 for 4-bit types; ptxas 13.0 lowers the instruction in accord, and every element falls in its printed span.",
      16, 339, 4 },
    { "sp.m16n8k64.e.u4", "PTX ISA 9.7.14.6.2.7", "139",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (threadID_in_group & 0x1))\n"
      "col = i for ei where i = {0,..,7}\n"
      "selector = threadID_in_group >> 1\n",
      NULL,
      "ptxas 13.0 code followed with one nibble changed at a time for both selectors, and the whole code run and compared with the direct product.",
      8, 321, 5 },
    { "sp.m16n8k128.a.u4", "PTX ISA 9.7.14.6.2.8", "140, 141",
      NULL, false,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID for ai where 0 <= i < 8 || 16 <= i < 24\n"
      " groupID + 8 Otherwise\n"
      "col = [firstcol ... lastcol] // As per the mapping of non-zero elements\n"
      " // as described in Sparse matrix storage\n"
      "Where\n"
      "firstcol = threadID_in_group * 16 For ai where i < 16\n"
      " (threadID_in_group * 16) + 64 For ai where i >= 16\n"
      "lastcol = firstcol + 15\n",
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * ((i >> 3) & 0x1)) for ai where i = {0,..,31}\n"
      "col = (threadID_in_group * 8) + (i & 0x7) + (32 * (i >> 4)) for ai where i = {0,..,31}\n",
      "The packed matrix lies as the dense A of m16n8k64 for 4-bit types; the CuTe sm_120 sparse traits agree, and every element falls in its printed span.",
      32, 343, 4 },
    { "sp.m16n8k128.b.u4", "PTX ISA 9.7.14.6.2.8", "142, 143, 144, 145",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = (threadID_in_group * 8) + (i & 0x7) + (32 * (i >> 3)) for bi where i = {0,..,31}\n"
      "col = groupID\n",
      NULL,
      "The CuTe sm_120 sparse traits agree; so does the code ptxas 13.0 makes of the s4 instruction, run and compared with the direct product. Register r holds the rows of the r-th figure.",
      32, 347, 4 },
    { "sp.m16n8k128.e.u4", "PTX ISA 9.7.14.6.2.8", "146, 147",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID + (8 * (threadID_in_group & 0x1))\n"
      "col = i + (8 * (threadID_in_group >> 1)) for ei where i = {0,..,7}\n"
      "selector = 0\n",
      NULL,
      "CUTLASS metadata reordering for 32-bit words, the CuTe sm_120 metadata layout, and ptxas 13.0 code for s4, followed nibble by nibble and run against the direct product. e2m1 rests on the first two.",
      8, 334, 5 },
    { "ldmatrix.m8n16.d.s8", "PTX ISA 9.4, 9.7.16.5.15", "109",
      NULL, true,
      "groupID = %laneid >> 2\n"
      "threadID_in_group = %laneid % 4\n"
      "row = groupID\n"
      "col = (threadID_in_group * 4) + i\n",
      NULL,
      "A published device probe on sm_90a (ldmatrix_s4_layout.cu, after vLLM PR 50096), which compares every element of one, two and four matrices.",
      4, 78, 4 },
};

#define NONE FORMULA_NONE

/* Fragments of a block, first instruction number, instructions; records of a, b, c, d, e,
 * scale_a, scale_b. */
const formula_run formula_runs[] = {
    { 0, 1, 3, { 55, 58, 61, 61, NONE, NONE, NONE } },
    { 0, 4, 3, { 63, 65, 67, 67, NONE, NONE, NONE } },
    { 0, 7, 8, { 68, 69, 70, 70, NONE, NONE, NONE } },
    { 0, 15, 8, { 72, 74, 75, 75, NONE, NONE, NONE } },
    { 0, 23, 2, { 82, 83, 84, 84, NONE, NONE, NONE } },
    { 0, 25, 1, { 31, 33, 35, 35, NONE, NONE, NONE } },
    { 0, 26, 1, { 31, 34, 35, 35, NONE, NONE, NONE } },
    { 0, 27, 1, { 32, 33, 35, 35, NONE, NONE, NONE } },
    { 0, 28, 1, { 32, 34, 35, 35, NONE, NONE, NONE } },
    { 0, 29, 1, { 31, 33, 35, 36, NONE, NONE, NONE } },
    { 0, 30, 1, { 31, 33, 36, 36, NONE, NONE, NONE } },
    { 0, 31, 1, { 31, 34, 35, 36, NONE, NONE, NONE } },
    { 0, 32, 1, { 31, 34, 36, 36, NONE, NONE, NONE } },
    { 0, 33, 1, { 32, 33, 35, 36, NONE, NONE, NONE } },
    { 0, 34, 1, { 32, 33, 36, 36, NONE, NONE, NONE } },
    { 0, 35, 1, { 32, 34, 35, 36, NONE, NONE, NONE } },
    { 0, 36, 1, { 32, 34, 36, 36, NONE, NONE, NONE } },
    { 0, 37, 1, { 49, 51, 53, 53, NONE, NONE, NONE } },
    { 0, 38, 1, { 56, 59, 61, 61, NONE, NONE, NONE } },
    { 0, 39, 8, { 68, 69, 67, 67, NONE, NONE, NONE } },
    { 0, 47, 8, { 72, 74, 75, 75, NONE, NONE, NONE } },
    { 0, 55, 5, { 37, 38, 39, 39, NONE, NONE, NONE } },
    { 0, 60, 5, { 50, 52, 54, 54, NONE, NONE, NONE } },
    { 0, 65, 5, { 57, 60, 62, 62, NONE, NONE, NONE } },
    { 0, 70, 5, { 64, 66, 67, 67, NONE, NONE, NONE } },
    { 0, 75, 8, { 40, 41, 42, 42, NONE, NONE, NONE } },
    { 0, 83, 8, { 43, 44, 45, 45, NONE, NONE, NONE } },
    { 0, 91, 8, { 71, 73, 75, 75, NONE, NONE, NONE } },
    { 0, 99, 8, { 76, 77, 78, 78, NONE, NONE, NONE } },
    { 0, 107, 2, { 46, 47, 48, 48, NONE, NONE, NONE } },
    { 0, 109, 2, { 79, 80, 81, 81, NONE, NONE, NONE } },
    { 0, 111, 50, { 72, 74, 75, 75, NONE, NONE, NONE } },
    { 0, 161, 4, { 76, 77, 78, 78, NONE, 0, 1 } },
    { 0, 165, 50, { 72, 74, 75, 75, NONE, 0, 1 } },
    { 0, 215, 2, { 92, 65, 67, 67, 93, NONE, NONE } },
    { 0, 217, 2, { 94, 95, 75, 75, 96, NONE, NONE } },
    { 0, 219, 1, { 92, 65, 67, 67, 93, NONE, NONE } },
    { 0, 220, 1, { 94, 95, 75, 75, 96, NONE, NONE } },
    { 0, 221, 1, { 100, 59, 61, 61, 101, NONE, NONE } },
    { 0, 222, 1, { 97, 98, 67, 67, 99, NONE, NONE } },
    { 0, 223, 4, { 104, 105, 78, 78, 106, NONE, NONE } },
    { 0, 227, 8, { 102, 74, 75, 75, 103, NONE, NONE } },
    { 0, 235, 8, { 104, 105, 78, 78, 106, NONE, NONE } },
    { 0, 243, 8, { 107, 77, 78, 78, 108, NONE, NONE } },
    { 0, 251, 8, { 109, 110, 81, 81, 111, NONE, NONE } },
    { 0, 259, 2, { 92, 65, 67, 67, 93, NONE, NONE } },
    { 0, 261, 2, { 94, 95, 75, 75, 96, NONE, NONE } },
    { 0, 263, 1, { 92, 65, 67, 67, 93, NONE, NONE } },
    { 0, 264, 1, { 94, 95, 75, 75, 96, NONE, NONE } },
    { 0, 265, 1, { 100, 59, 61, 61, 101, NONE, NONE } },
    { 0, 266, 1, { 97, 98, 67, 67, 99, NONE, NONE } },
    { 0, 267, 4, { 104, 105, 78, 78, 106, NONE, NONE } },
    { 0, 271, 8, { 102, 74, 75, 75, 103, NONE, NONE } },
    { 0, 279, 8, { 104, 105, 78, 78, 106, NONE, NONE } },
    { 0, 287, 8, { 107, 77, 78, 78, 108, NONE, NONE } },
    { 0, 295, 8, { 109, 110, 81, 81, 111, NONE, NONE } },
    { 0, 303, 25, { 104, 105, 67, 67, 106, NONE, NONE } },
    { 0, 328, 25, { 104, 105, 78, 78, 106, NONE, NONE } },
    { 0, 353, 4, { 109, 110, 67, 67, 111, 0, 1 } },
    { 0, 357, 50, { 104, 105, 78, 78, 106, 0, 1 } },
    { 0, 407, 8, { 2, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 415, 8, { NONE, 3, NONE, NONE, NONE, NONE, NONE } },
    { 0, 423, 16, { NONE, NONE, 8, NONE, NONE, NONE, NONE } },
    { 0, 439, 8, { 18, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 447, 8, { NONE, 20, NONE, NONE, NONE, NONE, NONE } },
    { 0, 455, 16, { NONE, NONE, 23, NONE, NONE, NONE, NONE } },
    { 0, 471, 8, { 12, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 479, 8, { NONE, 13, NONE, NONE, NONE, NONE, NONE } },
    { 0, 487, 16, { NONE, NONE, 17, NONE, NONE, NONE, NONE } },
    { 0, 503, 16, { 6, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 519, 16, { NONE, 7, NONE, NONE, NONE, NONE, NONE } },
    { 0, 535, 8, { NONE, NONE, 8, NONE, NONE, NONE, NONE } },
    { 0, 543, 16, { 21, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 559, 16, { NONE, 22, NONE, NONE, NONE, NONE, NONE } },
    { 0, 575, 8, { NONE, NONE, 23, NONE, NONE, NONE, NONE } },
    { 0, 583, 16, { 15, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 599, 16, { NONE, 16, NONE, NONE, NONE, NONE, NONE } },
    { 0, 615, 8, { NONE, NONE, 17, NONE, NONE, NONE, NONE } },
    { 0, 623, 8, { 4, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 631, 8, { NONE, 5, NONE, NONE, NONE, NONE, NONE } },
    { 0, 639, 8, { 19, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 647, 8, { NONE, 20, NONE, NONE, NONE, NONE, NONE } },
    { 0, 655, 8, { 12, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 663, 8, { NONE, 14, NONE, NONE, NONE, NONE, NONE } },
    { 0, 671, 8, { 9, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 679, 8, { NONE, 10, NONE, NONE, NONE, NONE, NONE } },
    { 0, 687, 8, { NONE, NONE, 11, NONE, NONE, NONE, NONE } },
    { 0, 695, 8, { 37, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 703, 8, { NONE, 38, NONE, NONE, NONE, NONE, NONE } },
    { 0, 711, 8, { NONE, NONE, 39, NONE, NONE, NONE, NONE } },
    { 0, 719, 8, { 43, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 727, 8, { NONE, 44, NONE, NONE, NONE, NONE, NONE } },
    { 0, 735, 8, { NONE, NONE, 45, NONE, NONE, NONE, NONE } },
    { 0, 743, 4, { 46, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 747, 4, { NONE, 47, NONE, NONE, NONE, NONE, NONE } },
    { 0, 751, 8, { NONE, NONE, 48, NONE, NONE, NONE, NONE } },
    { 0, 759, 16, { NONE, NONE, NONE, 8, NONE, NONE, NONE } },
    { 0, 775, 16, { NONE, NONE, NONE, 23, NONE, NONE, NONE } },
    { 0, 791, 16, { NONE, NONE, NONE, 17, NONE, NONE, NONE } },
    { 0, 807, 8, { NONE, NONE, NONE, 8, NONE, NONE, NONE } },
    { 0, 815, 8, { NONE, NONE, NONE, 23, NONE, NONE, NONE } },
    { 0, 823, 8, { NONE, NONE, NONE, 17, NONE, NONE, NONE } },
    { 0, 831, 8, { NONE, NONE, NONE, 45, NONE, NONE, NONE } },
    { 0, 839, 8, { NONE, NONE, NONE, 48, NONE, NONE, NONE } },
    { 0, 847, 8, { NONE, NONE, NONE, 11, NONE, NONE, NONE } },
    { 0, 855, 8, { NONE, NONE, NONE, 39, NONE, NONE, NONE } },
    { 0, 863, 16, { 2, 3, 8, 8, NONE, NONE, NONE } },
    { 0, 879, 16, { 18, 20, 23, 23, NONE, NONE, NONE } },
    { 0, 895, 16, { 12, 13, 17, 17, NONE, NONE, NONE } },
    { 0, 911, 16, { 6, 7, 8, 8, NONE, NONE, NONE } },
    { 0, 927, 16, { 21, 22, 23, 23, NONE, NONE, NONE } },
    { 0, 943, 16, { 15, 16, 17, 17, NONE, NONE, NONE } },
    { 0, 959, 4, { 4, 5, 8, 8, NONE, NONE, NONE } },
    { 0, 963, 4, { 19, 20, 23, 23, NONE, NONE, NONE } },
    { 0, 967, 4, { 12, 14, 17, 17, NONE, NONE, NONE } },
    { 0, 971, 4, { 9, 10, 11, 11, NONE, NONE, NONE } },
    { 0, 975, 20, { 37, 38, 39, 39, NONE, NONE, NONE } },
    { 0, 995, 4, { 43, 44, 45, 45, NONE, NONE, NONE } },
    { 0, 999, 2, { 46, 47, 48, 48, NONE, NONE, NONE } },
    { 0, 1001, 18, { NONE, NONE, NONE, 85, NONE, NONE, NONE } },
    { 0, 1019, 6, { NONE, NONE, NONE, 86, NONE, NONE, NONE } },
    { 0, 1025, 18, { NONE, NONE, NONE, 87, NONE, NONE, NONE } },
    { 0, 1043, 12, { NONE, NONE, NONE, 86, NONE, NONE, NONE } },
    { 0, 1055, 18, { 88, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 1073, 9, { 89, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 0, 1082, 1, { 90, NONE, NONE, 91, NONE, NONE, NONE } },
    { 0, 1083, 4, { 104, 105, 67, 67, 106, NONE, NONE } },
    { 0, 1087, 1, { 76, 77, 78, 78, NONE, 0, 1 } },
    { 0, 1088, 1, { 109, 110, 67, 67, 111, 0, 1 } },
    { 0, 1089, 9, { NONE, NONE, NONE, 112, NONE, NONE, NONE } },
    { 1, 407, 3, { 25, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 1, 410, 3, { 26, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 1, 413, 1, { 25, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 1, 414, 1, { 26, NONE, NONE, NONE, NONE, NONE, NONE } },
    { 1, 415, 3, { NONE, 27, NONE, NONE, NONE, NONE, NONE } },
    { 1, 418, 3, { NONE, 28, NONE, NONE, NONE, NONE, NONE } },
    { 1, 421, 1, { NONE, 27, NONE, NONE, NONE, NONE, NONE } },
    { 1, 422, 1, { NONE, 28, NONE, NONE, NONE, NONE, NONE } },
    { 1, 423, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 424, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 425, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 426, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 427, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 428, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 429, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 430, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 431, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 432, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 433, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 434, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 435, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 436, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 437, 1, { NONE, NONE, 29, NONE, NONE, NONE, NONE } },
    { 1, 438, 1, { NONE, NONE, 30, NONE, NONE, NONE, NONE } },
    { 1, 759, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 760, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 761, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 762, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 763, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 764, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 765, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 766, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 767, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 768, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 769, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 770, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 771, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 772, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 773, 1, { NONE, NONE, NONE, 29, NONE, NONE, NONE } },
    { 1, 774, 1, { NONE, NONE, NONE, 30, NONE, NONE, NONE } },
    { 1, 863, 1, { 25, 27, 29, 29, NONE, NONE, NONE } },
    { 1, 864, 1, { 25, 27, 30, 29, NONE, NONE, NONE } },
    { 1, 865, 1, { 25, 27, 29, 30, NONE, NONE, NONE } },
    { 1, 866, 1, { 25, 27, 30, 30, NONE, NONE, NONE } },
    { 1, 867, 1, { 25, 28, 29, 29, NONE, NONE, NONE } },
    { 1, 868, 1, { 25, 28, 30, 29, NONE, NONE, NONE } },
    { 1, 869, 1, { 25, 28, 29, 30, NONE, NONE, NONE } },
    { 1, 870, 1, { 25, 28, 30, 30, NONE, NONE, NONE } },
    { 1, 871, 1, { 26, 27, 29, 29, NONE, NONE, NONE } },
    { 1, 872, 1, { 26, 27, 30, 29, NONE, NONE, NONE } },
    { 1, 873, 1, { 26, 27, 29, 30, NONE, NONE, NONE } },
    { 1, 874, 1, { 26, 27, 30, 30, NONE, NONE, NONE } },
    { 1, 875, 1, { 26, 28, 29, 29, NONE, NONE, NONE } },
    { 1, 876, 1, { 26, 28, 30, 29, NONE, NONE, NONE } },
    { 1, 877, 1, { 26, 28, 29, 30, NONE, NONE, NONE } },
    { 1, 878, 1, { 26, 28, 30, 30, NONE, NONE, NONE } },
    { 1, 959, 4, { 4, 5, 30, 30, NONE, NONE, NONE } },
    { 2, 575, 8, { NONE, NONE, 24, NONE, NONE, NONE, NONE } },
    { 2, 815, 8, { NONE, NONE, NONE, 24, NONE, NONE, NONE } },
    { 2, 927, 16, { 21, 22, 24, 24, NONE, NONE, NONE } },
};

const unsigned formula_run_count = sizeof formula_runs / sizeof formula_runs[0];

/* First instruction number, instructions; the source. */
const formula_source formula_sources[] = {
    { 1089, 9,
      "types and shape: the release notes of 9.4; that a row is 8 bytes, the low nibble first, and its address a multiple of 8: a published device probe on sm_90a (ldmatrix_s4_layout.cu, after vLLM PR 50096)" },
    { 0, 0, NULL },
};
