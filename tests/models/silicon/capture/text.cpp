/* SPDX-License-Identifier: MIT */
#include "text.h"

#include <stdio.h>
#include <stdlib.h>

#include <sstream>

/* The words of a line up to a comment. */
static std::vector<std::string> split(const std::string &line)
{
    std::istringstream words(line.substr(0, line.find('#')));
    std::vector<std::string> list;
    std::string word;

    while (words >> word) {
        list.push_back(word);
    }
    return list;
}

static bool next_line(text_reader &reader, std::string &line)
{
    if (!std::getline(reader.in, line)) {
        return false;
    }
    reader.line++;
    if (!line.empty() && line[line.size() - 1] == '\r') {
        line.resize(line.size() - 1);
    }
    return true;
}

bool text_open(text_reader &reader)
{
    std::string line;
    std::vector<std::string> words;

    while (words.empty() && next_line(reader, line)) {
        words = split(line);
    }
    return words.size() == 2 && words[0] == "mmavec" && words[1] == "1";
}

static void add(text_case &into, const std::string &line, std::vector<std::string> words)
{
    std::string key = words[0];

    words.erase(words.begin());
    into.lines.push_back(line);
    into.keys[key] = words;
}

bool text_next(text_reader &reader, text_case &into, bool &broken)
{
    std::string line;
    bool inside = false;

    into = text_case();
    while (next_line(reader, line)) {
        std::vector<std::string> words = split(line);
        if (!words.empty() && words[0] == "insn" && words.size() == 2) {
            inside = true;
            into.line = reader.line;
            into.instruction = words[1];
        }
        if (!inside) {
            reader.between << line << '\n';
        } else if (words.empty()) {
            into.lines.push_back(line);
        } else if (words[0] == "end") {
            return true;
        } else {
            add(into, line, words);
        }
    }
    broken = inside;
    return false;
}

bool text_has(const text_case &given, const char *key)
{
    return given.keys.count(key) != 0;
}

static bool number(const std::string &word, int base, uint32_t &into)
{
    char *end = NULL;
    unsigned long value = strtoul(word.c_str(), &end, base);

    into = (uint32_t)value;
    return !word.empty() && *end == '\0' && value <= UINT32_MAX;
}

bool text_words(const text_case &given, const char *key, std::vector<uint32_t> &into)
{
    if (!text_has(given, key)) {
        return false;
    }
    const std::vector<std::string> &words = given.keys.find(key)->second;
    into.resize(words.size());
    for (size_t i = 0; i < words.size(); i++) {
        if (!number(words[i], 16, into[i])) {
            return false;
        }
    }
    return true;
}

bool text_bytes(const text_case &given, const char *key, std::vector<uint8_t> &into)
{
    if (!text_has(given, key)) {
        return false;
    }
    const std::vector<std::string> &words = given.keys.find(key)->second;
    uint32_t value = 0;
    if (words.size() != 1 || words[0].size() % 2 != 0) {
        return false;
    }
    into.resize(words[0].size() / 2);
    for (size_t i = 0; i < into.size(); i++) {
        if (!number(words[0].substr(2 * i, 2), 16, value)) {
            return false;
        }
        into[i] = (uint8_t)value;
    }
    return true;
}

bool text_number(const text_case &given, const char *key, unsigned index, int base, uint32_t &into)
{
    if (!text_has(given, key)) {
        return false;
    }
    const std::vector<std::string> &words = given.keys.find(key)->second;
    return index < words.size() && number(words[index], base, into);
}

void text_write(std::ostream &out, const text_case &given, const char *result, const std::string &value)
{
    for (size_t i = 0; i < given.lines.size(); i++) {
        std::vector<std::string> words = split(given.lines[i]);
        if (words.empty() || words[0] != result) {
            out << given.lines[i] << '\n';
        }
    }
    if (!value.empty()) {
        out << result << ' ' << value << '\n';
    }
    out << "end\n";
}

std::string text_of_words(const uint32_t *words, unsigned count)
{
    std::string text;
    char digits[16];

    for (unsigned i = 0; i < count; i++) {
        snprintf(digits, sizeof digits, i == 0 ? "%08lx" : " %08lx", (unsigned long)words[i]);
        text += digits;
    }
    return text;
}

std::string text_of_bytes(const uint8_t *bytes, unsigned count)
{
    std::string text;
    char digits[8];

    for (unsigned i = 0; i < count; i++) {
        snprintf(digits, sizeof digits, "%02x", bytes[i]);
        text += digits;
    }
    return text;
}
