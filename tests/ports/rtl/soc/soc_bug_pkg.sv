// SPDX-License-Identifier: MIT
// The seeded bugs of core and bus by name, and which one is on. Compiled with COSIM_BUGS only.
package soc_bug_pkg;

    typedef enum int {
        NONE,
        // rv32im
        SHIFT_RIGHT_LOGICAL, // sra fills with zeros
        COMPARE_SIGNED,      // sltu compares as slt does
        BRANCH_SIGNED,       // bltu and bgeu compare as blt and bge do
        LOAD_SIGN,           // lh does not extend the sign
        MULTIPLY_SIGN,       // mulhsu takes its second operand as signed
        REMAINDER_SIGN,      // rem has the sign of the divisor
        // soc and its parts
        STORE_HALF,          // a half word stored to the high half of a word is lost
        READ_ONLY_MISSING,   // the program can be overwritten
        UNIT_OPERAND_HALF,   // the high half of the last word of B is not written
        UNIT_STARTS_EARLY,   // the unit starts with the C before
        UNIT_HANGS,          // the unit never says that it is done
        BUGS
    } bug_t;

    bug_t active = NONE;

endpackage
