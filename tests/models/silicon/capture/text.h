/* SPDX-License-Identifier: MIT */
/* Text vectors, read case by case; what the program does not know it passes on as it is. */
#ifndef SILICON_TEXT_H
#define SILICON_TEXT_H

#include <stdint.h>

#include <istream>
#include <map>
#include <ostream>
#include <string>
#include <vector>

struct text_case {
    std::string instruction;
    std::vector<std::string> lines; /* from `insn` on, without `end` */
    std::map<std::string, std::vector<std::string> > keys; /* the words after each key */
    unsigned line;                  /* of `insn` */
};

struct text_reader {
    std::istream &in;
    std::ostream &between; /* takes the lines outside of cases */
    unsigned line;
};

/* Checks the first line of the file. */
bool text_open(text_reader &reader);

/* The next case; false at the end. `broken` becomes true if the file ends inside a case. */
bool text_next(text_reader &reader, text_case &into, bool &broken);

/* Numbers of a key: false if one is malformed. */
bool text_words(const text_case &given, const char *key, std::vector<uint32_t> &into);
bool text_bytes(const text_case &given, const char *key, std::vector<uint8_t> &into);
bool text_number(const text_case &given, const char *key, unsigned index, int base, uint32_t &into);

bool text_has(const text_case &given, const char *key);

/* The case without the lines of `result`, then a line of `result` and `end`. */
void text_write(std::ostream &out, const text_case &given, const char *result, const std::string &value);

std::string text_of_words(const uint32_t *words, unsigned count);
std::string text_of_bytes(const uint8_t *bytes, unsigned count);

#endif
