// SPDX-License-Identifier: MIT
// The functions of mmaref_dpi.h. They are neither pure, as they have outputs, nor context, as they use
// no scope. A call that is refused returns a negative status and queues one sentence that says why:
// mmaref_error_last returns it.

// ---- Names ----------------------------------------------------------------------------

// The number of an instruction string; the canonical string of a number ("" if none).
import "DPI-C" mmaref_dpi_instruction = function int mmaref_instruction(input string text);
import "DPI-C" mmaref_dpi_text = function string mmaref_text(input int instruction);

// Lanes that compute an instruction, and the 32-bit registers that each holds of an operand (MMAREF_OPERAND_...).
import "DPI-C" mmaref_dpi_lanes = function int mmaref_lanes(input int instruction);
import "DPI-C" mmaref_dpi_registers = function int mmaref_registers(input int instruction, input int operand);

// The type of a text: "f16", or a format: "e6m10", "e6m10.b40.ieee", "e5m2.fnuz", "e6m10.reserved.binade".
import "DPI-C" mmaref_dpi_type = function int mmaref_type(input string text);

// The status of a number as a word: "ok", "undefined", ...
import "DPI-C" mmaref_dpi_status_name = function string mmaref_status_name(input int status);

// The edition of the library's tables ("PTX ISA 9.4"), and their hash. The hash is MMAREF_TABLES_HASH if library and
// package have the same tables: then numbers of instructions, layouts and sums agree.
import "DPI-C" mmaref_dpi_edition = function string mmaref_edition();
import "DPI-C" mmaref_dpi_tables_hash = function int unsigned mmaref_tables_hash();

// The arithmetic of a text: "sm_90", "custom products=4 fraction_bits=12", or a profile
// and what differs: "sm_90 rounding=nearest_even". For a dot product, `instruction` is the one whose
// arithmetic it shares, or -1 with "custom". The second function returns the text of an arithmetic.
import "DPI-C" mmaref_dpi_arithmetic = function int mmaref_arithmetic(
    input int instruction, input string text, output mmaref_arithmetic_t arithmetic);
import "DPI-C" mmaref_dpi_arithmetic_text = function string mmaref_arithmetic_text(
    input mmaref_arithmetic_t arithmetic);

// ---- Compute --------------------------------------------------------------------------

// D of one whole instruction on the registers of a warp.
import "DPI-C" mmaref_dpi_mma = function int mmaref_mma(
    input int instruction, input mmaref_arithmetic_t arithmetic, input mmaref_operands_t operands,
    output mmaref_regs_t d);

// D of one dot product of `count` products, and the corners it reached (MMAREF_COVER_...).
import "DPI-C" mmaref_dpi_dot_add = function int mmaref_dot_add(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c,
    output bit [63:0] d, output bit [31:0] coverage);

// The same with random bits or scale factors.
import "DPI-C" mmaref_dpi_dot_add_others = function int mmaref_dot_add_others(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input mmaref_dot_others_t others,
    output bit [63:0] d, output bit [31:0] coverage);

// The sum before it is rounded. With unlimited fraction_bits it is exact, and the caller sets fixed.exponent and
// fixed.words; with limited ones it is the sum of aligned terms, and fixed.exponent becomes that of its last bit.
import "DPI-C" mmaref_dpi_dot_fixed = function int mmaref_dot_fixed(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input mmaref_dot_others_t others,
    inout mmaref_fixed_t fixed);

// Whether a result of a type is right: equal, or with nan=any a NaN where one is expected. 0 if there is no such type;
// 0 and a sentence in the queue if the arithmetic is refused.
import "DPI-C" mmaref_dpi_same = function bit mmaref_same(
    input mmaref_type_e of, input mmaref_arithmetic_t arithmetic, input bit [63:0] expected, input bit [63:0] got);

// The flags (MMAREF_FLAG_...) that corners raise.
import "DPI-C" mmaref_dpi_flags = function int unsigned mmaref_flags(input int unsigned coverage);

// Z after one mac16.
import "DPI-C" mmaref_dpi_mac16 = function int mmaref_mac16(
    input bit [63:0] operand, input mmaref_pool_t x, input mmaref_pool_t y, input mmaref_z_t z,
    output mmaref_z_t z_out);

// The corners that elements of D reach; 0 for integers; 0 and a sentence in the queue if mmaref_mma refuses.
import "DPI-C" mmaref_dpi_coverage = function int unsigned mmaref_coverage(
    input int instruction, input mmaref_arithmetic_t arithmetic, input mmaref_operands_t operands);

// Draws operands of a dot product until it reaches one of the corners of a mask: 1, or 0 where none of 4000 draws does.
// With a mask of 0 the first draw will do: corners of all kinds, mixed. `seed` decides, and is changed.
import "DPI-C" mmaref_dpi_draw = function int mmaref_draw(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input int unsigned corners, inout int unsigned seed, output mmaref_vector_t a, output mmaref_vector_t b,
    output bit [63:0] c);

// The corners that no operands of these types can reach under an arithmetic, as far as that is proved; 0 and a sentence
// in the queue where a type or the arithmetic is refused.
import "DPI-C" mmaref_dpi_unreachable = function int unsigned mmaref_unreachable(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic);

// ---- Compare and explain --------------------------------------------------------------

// The first element of D, from number `from` on, in which two fragments differ. Elements are numbered
// lane * (elements of a lane) + element. -1 if none differs, MMAREF_E_INSTRUCTION for an instruction
// that multiplies no matrices.
import "DPI-C" mmaref_dpi_difference = function int mmaref_difference(
    input int instruction, input mmaref_regs_t expected, input mmaref_regs_t got, input int from);

// Explains element `element` of D beside what was got: its place, the expected value, the products that
// feed it, and with steps from the RTL the first step that differs.
import "DPI-C" mmaref_dpi_explain = function string mmaref_explain(
    input int instruction, input mmaref_arithmetic_t arithmetic, input mmaref_operands_t operands,
    input mmaref_regs_t got, input int element);
import "DPI-C" mmaref_dpi_explain_steps = function string mmaref_explain_steps(
    input int instruction, input mmaref_arithmetic_t arithmetic, input mmaref_operands_t operands,
    input mmaref_regs_t got, input int element, input mmaref_steps_t steps, input int count);
import "DPI-C" mmaref_dpi_explain_dot = function string mmaref_explain_dot(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input bit [63:0] got);
import "DPI-C" mmaref_dpi_explain_mac16 = function string mmaref_explain_mac16(
    input bit [63:0] operand, input mmaref_pool_t x, input mmaref_pool_t y, input mmaref_z_t z,
    input mmaref_z_t got);

// Compute, compare, and queue the explanation of the first difference. They return the number of elements
// that differ, or a negative status, which must not be added up. X and Z in results become 0: see
// mmaref_compare_known and its like.
import "DPI-C" mmaref_dpi_compare = function int mmaref_compare(
    input int instruction, input mmaref_arithmetic_t arithmetic, input mmaref_operands_t operands,
    input mmaref_regs_t got);
import "DPI-C" mmaref_dpi_compare_dot = function int mmaref_compare_dot(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input bit [63:0] got);
import "DPI-C" mmaref_dpi_compare_dot_others = function int mmaref_compare_dot_others(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input mmaref_dot_others_t others,
    input bit [63:0] got);
import "DPI-C" mmaref_dpi_compare_mac16 = function int mmaref_compare_mac16(
    input bit [63:0] operand, input mmaref_pool_t x, input mmaref_pool_t y, input mmaref_z_t z,
    input mmaref_z_t got);

// ---- From a difference to its cause ----------------------------------------------------

// The line of a shell that repeats a dot product with the command: `mmaref dot ...`. `others` is 0 if there are none.
import "DPI-C" mmaref_dpi_repeat_dot = function string mmaref_repeat_dot(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input mmaref_dot_others_t others);

// Shrinking: a dot product that differs is made smaller while it differs. start takes it; next returns 1 and proposes
// a smaller one, or returns 0 and gives the smallest; answer says whether what was proposed differs (above 0) or not:
//
//     mmaref_must(mmaref_shrink_start(types, arithmetic, count, a, b, c, others));
//     while (mmaref_shrink_next(a, b, c, others) > 0) begin
//         ... d of the unit ...
//         mmaref_shrink_answer(mmaref_compare_dot_others(types, arithmetic, count, a, b, c, others, d));
//     end
//
// What is not answered does not differ. If the case that start takes was compared last, a proposed one whose difference
// is of another kind (mmaref_failure_kind) counts as one that does not differ.
// One case at a time is shrunk in the whole program. At most 2000 are proposed; `count` stays.
import "DPI-C" mmaref_dpi_shrink_start = function int mmaref_shrink_start(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input mmaref_dot_others_t others);
import "DPI-C" mmaref_dpi_shrink_next = function int mmaref_shrink_next(
    inout mmaref_vector_t a, inout mmaref_vector_t b, inout bit [63:0] c, inout mmaref_dot_others_t others);
import "DPI-C" mmaref_dpi_shrink_answer = function void mmaref_shrink_answer(input int wrong);

// A number for the kind of failure that `got` is, by what stands for what: numbers, zero, infinity, NaN. A bench that
// answers 0 where the kind is not that of the first case keeps shrinking from ending at another failure.
import "DPI-C" mmaref_dpi_failure_kind = function int mmaref_failure_kind(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input mmaref_dot_others_t others,
    input bit [63:0] got);

// Counts a dot product, what the unit gave, and whether that is wrong (0: no; a status is not counted). Then
// mmaref_pattern says in one sentence what all failures have in common and few other cases have, "differs wherever C
// is negative: 214 of 214 failures, 0 of 8310 others", or "" if nothing is. mmaref_pattern_clear forgets all cases.
import "DPI-C" mmaref_dpi_seen = function int mmaref_seen(
    input mmaref_dot_types_t types, input mmaref_arithmetic_t arithmetic, input int count,
    input mmaref_vector_t a, input mmaref_vector_t b, input bit [63:0] c, input mmaref_dot_others_t others,
    input bit [63:0] got, input int wrong);
import "DPI-C" mmaref_dpi_pattern = function string mmaref_pattern();
import "DPI-C" mmaref_dpi_pattern_clear = function void mmaref_pattern_clear();

// ---- Texts that wait -------------------------------------------------------------------

// The queue: how many texts wait (16 at most); the oldest ("" if none) and the one that this thread queued
// last ("" if it waits no longer), both of which leave it; a text of the bench; how many texts were lost
// because it was full, since the last call of this.
import "DPI-C" mmaref_dpi_error_count = function int mmaref_error_count();
import "DPI-C" mmaref_dpi_error_next = function string mmaref_error_next();
import "DPI-C" mmaref_dpi_error_last = function string mmaref_error_last();
import "DPI-C" mmaref_dpi_error_put = function void mmaref_error_put(input string text);
import "DPI-C" mmaref_dpi_errors_lost = function int mmaref_errors_lost();

// ---- Waivers: known differences of a unit -----------------------------------------------

// Waives the result of a comparison, `wrong`, as the known difference `name` if `applies` is true: it is
// counted under that name, its text leaves the queue, and 0 is returned. Otherwise, and always for a
// negative status, `wrong` is returned. Of several waivers of one result the first that applies takes it. A name has
// 1 to 119 characters, and there are at most 64 names; another name waives nothing and queues a text.
import "DPI-C" mmaref_dpi_waive = function int mmaref_waive(
    input string name, input bit applies, input int wrong);

// How many elements a waiver has waived; how many waivers never applied to a result that differs, whether or not a
// waiver before them took it; a text with a line for each waiver ("" if there are none).
import "DPI-C" mmaref_dpi_waived = function int mmaref_waived(input string name);
import "DPI-C" mmaref_dpi_waivers_unused = function int mmaref_waivers_unused();
import "DPI-C" mmaref_dpi_waivers = function string mmaref_waivers();
