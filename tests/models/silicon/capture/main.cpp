/* SPDX-License-Identifier: MIT */
/* Text vectors in, the same vectors with what the GPU gives out:
 *   capture --date DATE < operands.vec > silicon.vec
 * Exit status: 0 all cases run, 1 some could not, 2 no GPU, unreadable input or a failed launch. */
#include <string.h>

#include <iostream>

#include "device.h"
#include "text.h"

static const char *const input_names[INPUTS] = {
    "a", "b", "c", "e", "scale_a", "scale_b", "address", "r"
};
static const char *const result_names[] = { "d", "r", "memory_out" };

enum { RUN, NOT_RUN, FAILED };

/* A case's numbers, in host memory. */
struct storage {
    std::vector<uint32_t> in[INPUTS];
    std::vector<uint32_t> result;
    std::vector<uint8_t> memory;
    operands pointers;
};

static const row *find(const std::string &instruction)
{
    for (unsigned t = 0; t < table_count; t++) {
        for (unsigned i = 0; i < tables[t]->count; i++) {
            if (instruction == tables[t]->rows[i].instruction) {
                return &tables[t]->rows[i];
            }
        }
    }
    return NULL;
}

static const char *load_arrays(const text_case &given, const row &kernel, storage &into)
{
    for (int i = 0; i < INPUTS; i++) {
        if (kernel.words[i] == 0) {
            continue;
        }
        if (!text_words(given, input_names[i], into.in[i])) {
            return input_names[i];
        }
        if (into.in[i].size() != (size_t)kernel.words[i] * LANES) {
            return input_names[i];
        }
        into.pointers.in[i] = &into.in[i][0];
    }
    return NULL;
}

static const char *load_selectors(const text_case &given, const row &kernel, operands &o)
{
    uint32_t id[4] = { 0, 0, 0, 0 };

    if (kernel.selectors != 0 && (!text_number(given, "f", 0, 10, o.f) || o.f >= kernel.selectors)) {
        return "f";
    }
    for (unsigned i = 0; i < 4 && kernel.block_scale != 0; i++) {
        const char *key = i < 2 ? "select_a" : "select_b";
        if (!text_number(given, key, i & 1, 10, id[i])) {
            return key;
        }
    }
    o.select_a[0] = (uint16_t)id[0];
    o.select_a[1] = (uint16_t)id[1];
    o.select_b[0] = (uint16_t)id[2];
    o.select_b[1] = (uint16_t)id[3];
    return NULL;
}

static const char *load_memory(const text_case &given, const row &kernel, storage &into)
{
    operands &o = into.pointers;

    o.stride = STRIDE_DEFAULT;
    if (kernel.memory == 0) {
        return NULL;
    }
    size_t most = kernel.memory == 2 ? ARENA : MEMORY_MAX;
    if (!text_bytes(given, "memory", into.memory) || into.memory.empty() || into.memory.size() > most) {
        return "memory";
    }
    if (kernel.strided != 0 && (!text_number(given, "p", 0, 16, o.p) || o.p >= into.memory.size())) {
        return "p";
    }
    if (text_has(given, "stride") && !text_number(given, "stride", 0, 10, o.stride)) {
        return "stride";
    }
    o.memory = &into.memory[0];
    o.size = (uint32_t)into.memory.size();
    return NULL;
}

/* The key that is missing or malformed, or NULL. */
static const char *load(const text_case &given, const row &kernel, storage &into)
{
    into.pointers = operands();
    into.result.assign(WORDS_MAX, 0);
    into.pointers.result = &into.result[0];
    const char *fault = load_arrays(given, kernel, into);
    if (fault == NULL) {
        fault = load_selectors(given, kernel, into.pointers);
    }
    return fault != NULL ? fault : load_memory(given, kernel, into);
}

static int leave_out(const text_case &given, const char *reason, const char *what)
{
    std::cout << "# not run: " << reason << what << '\n';
    text_write(std::cout, given, "", "");
    std::cerr << "line " << given.line << ": " << given.instruction << ": " << reason << what << '\n';
    return NOT_RUN;
}

static int run(const text_case &given)
{
    storage numbers;
    const row *kernel = find(given.instruction);

    if (kernel == NULL) {
        return leave_out(given, "no kernel for ", target);
    }
    const char *fault = load(given, *kernel, numbers);
    if (fault != NULL) {
        return leave_out(given, "missing or malformed: ", fault);
    }
    fault = device_run(*kernel, numbers.pointers);
    if (fault != NULL) {
        std::cerr << "line " << given.line << ": " << given.instruction << ": " << fault << '\n';
        return FAILED;
    }
    text_write(std::cout, given, result_names[kernel->result],
               kernel->result == RESULT_MEMORY
                   ? text_of_bytes(&numbers.memory[0], numbers.pointers.size)
                   : text_of_words(&numbers.result[0], (unsigned)kernel->result_words * LANES));
    return RUN;
}

static int run_all(text_reader &reader)
{
    text_case given;
    bool broken = false;
    unsigned count[2] = { 0, 0 }, refused = 0;

    while (text_next(reader, given, broken)) {
        if (text_has(given, "status")) { /* undefined by the specification: not for silicon */
            text_write(std::cout, given, "", "");
            refused++;
            continue;
        }
        int outcome = run(given);
        if (outcome == FAILED) {
            return 2;
        }
        count[outcome]++;
    }
    std::cerr << count[RUN] << " run, " << count[NOT_RUN] << " not run, " << refused << " passed over\n";
    if (broken) {
        std::cerr << "the input ends inside a case\n";
        return 2;
    }
    return count[NOT_RUN] == 0 ? 0 : 1;
}

static int list()
{
    for (unsigned t = 0; t < table_count; t++) {
        for (unsigned i = 0; i < tables[t]->count; i++) {
            std::cout << tables[t]->rows[i].instruction << '\n';
        }
    }
    return 0;
}

static void write_header(const std::vector<std::string> &lines, const char *date)
{
    std::cout << "mmavec 1\n# results: silicon, by tests/models/silicon, compiled for " << target << '\n';
    for (size_t i = 0; i < lines.size(); i++) {
        std::cout << "# " << lines[i] << '\n';
    }
    std::cout << "# date: " << date << '\n';
}

int main(int argc, char **argv)
{
    std::vector<std::string> lines;
    text_reader reader = { std::cin, std::cout, 0 };

    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        return list();
    }
    if (argc != 3 || strcmp(argv[1], "--date") != 0) {
        std::cerr << "usage: capture --date DATE < operands.vec > silicon.vec | capture --list\n";
        return 2;
    }
    if (!device_open(lines)) {
        std::cerr << "no GPU: " << lines[0] << '\n';
        return 2;
    }
    if (!text_open(reader)) {
        std::cerr << "line " << reader.line << ": a vector file starts with 'mmavec 1'\n";
        return 2;
    }
    write_header(lines, argv[2]);
    return run_all(reader);
}
