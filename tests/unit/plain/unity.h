/* SPDX-License-Identifier: MIT */
/* The assertions of Unity that tests/unit uses, for `make check`, which installs nothing. `make test`
 * runs the same tests with Unity itself; what a new test needs of it is added here. Numbers are
 * compared after conversion to the named type. */
#ifndef UNITY_H
#define UNITY_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Ends the running test unless `holds`. Defined by the runner; `message` may be NULL. */
void unity_check(int holds, int line, const char *assertion, const char *message);
/* Whether two strings, either of which may be NULL, are equal in their first `length` characters. */
int unity_same_text(const char *expected, const char *actual, size_t length);
/* Whether `count` words all equal `expected`. */
int unity_all(uint32_t expected, const uint32_t *actual, size_t count);

#define UNITY_CHECK(holds, text, message) unity_check(holds, __LINE__, text, message)
#define UNITY_COMPARE(type, left, operator, right, message) \
    UNITY_CHECK((type)(left) operator (type)(right), #left " " #operator " " #right, message)
#define UNITY_MEMORY(expected, actual, size, message) \
    UNITY_CHECK(memcmp(expected, actual, size) == 0, "memory of " #actual, message)
#define UNITY_TEXT(expected, actual, length, message) \
    UNITY_CHECK(unity_same_text(expected, actual, length), "text of " #actual, message)

#define TEST_ASSERT_TRUE(x) UNITY_CHECK(x, #x, NULL)
#define TEST_ASSERT_TRUE_MESSAGE(x, m) UNITY_CHECK(x, #x, m)
#define TEST_ASSERT_FALSE(x) UNITY_CHECK(!(x), "not " #x, NULL)
#define TEST_ASSERT_FALSE_MESSAGE(x, m) UNITY_CHECK(!(x), "not " #x, m)
#define TEST_ASSERT_NULL(x) UNITY_CHECK((x) == NULL, #x " is NULL", NULL)
#define TEST_ASSERT_NULL_MESSAGE(x, m) UNITY_CHECK((x) == NULL, #x " is NULL", m)
#define TEST_ASSERT_NOT_NULL(x) UNITY_CHECK((x) != NULL, #x " is not NULL", NULL)
#define TEST_ASSERT_NOT_NULL_MESSAGE(x, m) UNITY_CHECK((x) != NULL, #x " is not NULL", m)
#define TEST_FAIL_MESSAGE(m) UNITY_CHECK(0, "failed", m)

#define TEST_ASSERT_EQUAL(e, a) UNITY_COMPARE(int64_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_MESSAGE(e, a, m) UNITY_COMPARE(int64_t, e, ==, a, m)
#define TEST_ASSERT_NOT_EQUAL(e, a) UNITY_COMPARE(int64_t, e, !=, a, NULL)
#define TEST_ASSERT_NOT_EQUAL_MESSAGE(e, a, m) UNITY_COMPARE(int64_t, e, !=, a, m)
#define TEST_ASSERT_NOT_EQUAL_INT TEST_ASSERT_NOT_EQUAL
#define TEST_ASSERT_NOT_EQUAL_UINT8(e, a) UNITY_COMPARE(uint8_t, e, !=, a, NULL)
#define TEST_ASSERT_NOT_EQUAL_UINT16(e, a) UNITY_COMPARE(uint16_t, e, !=, a, NULL)
#define TEST_ASSERT_NOT_EQUAL_UINT32(e, a) UNITY_COMPARE(uint32_t, e, !=, a, NULL)
#define TEST_ASSERT_NOT_EQUAL_HEX32 TEST_ASSERT_NOT_EQUAL_UINT32
#define TEST_ASSERT_NOT_EQUAL_HEX64(e, a) UNITY_COMPARE(uint64_t, e, !=, a, NULL)
#define TEST_ASSERT_EQUAL_INT8(e, a) UNITY_COMPARE(int8_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_INT64(e, a) UNITY_COMPARE(int64_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_INT(e, a) UNITY_COMPARE(int, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_INT_MESSAGE(e, a, m) UNITY_COMPARE(int, e, ==, a, m)
#define TEST_ASSERT_EQUAL_INT16(e, a) UNITY_COMPARE(int16_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_INT16_MESSAGE(e, a, m) UNITY_COMPARE(int16_t, e, ==, a, m)
#define TEST_ASSERT_EQUAL_INT32(e, a) UNITY_COMPARE(int32_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_INT32_MESSAGE(e, a, m) UNITY_COMPARE(int32_t, e, ==, a, m)
#define TEST_ASSERT_EQUAL_UINT8(e, a) UNITY_COMPARE(uint8_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_UINT8_MESSAGE(e, a, m) UNITY_COMPARE(uint8_t, e, ==, a, m)
#define TEST_ASSERT_EQUAL_UINT16(e, a) UNITY_COMPARE(uint16_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_UINT16_MESSAGE(e, a, m) UNITY_COMPARE(uint16_t, e, ==, a, m)
#define TEST_ASSERT_EQUAL_UINT32(e, a) UNITY_COMPARE(uint32_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_UINT32_MESSAGE(e, a, m) UNITY_COMPARE(uint32_t, e, ==, a, m)
#define TEST_ASSERT_EQUAL_UINT64(e, a) UNITY_COMPARE(uint64_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_UINT64_MESSAGE(e, a, m) UNITY_COMPARE(uint64_t, e, ==, a, m)
#define TEST_ASSERT_EQUAL_size_t(e, a) UNITY_COMPARE(size_t, e, ==, a, NULL)
#define TEST_ASSERT_EQUAL_size_t_MESSAGE(e, a, m) UNITY_COMPARE(size_t, e, ==, a, m)
#define TEST_ASSERT_EQUAL_PTR(e, a) UNITY_CHECK((e) == (a), #e " == " #a, NULL)
#define TEST_ASSERT_EQUAL_UINT TEST_ASSERT_EQUAL_UINT32
#define TEST_ASSERT_EQUAL_UINT_MESSAGE TEST_ASSERT_EQUAL_UINT32_MESSAGE
#define TEST_ASSERT_EQUAL_HEX8 TEST_ASSERT_EQUAL_UINT8
#define TEST_ASSERT_EQUAL_HEX8_MESSAGE TEST_ASSERT_EQUAL_UINT8_MESSAGE
#define TEST_ASSERT_EQUAL_HEX16 TEST_ASSERT_EQUAL_UINT16
#define TEST_ASSERT_EQUAL_HEX16_MESSAGE TEST_ASSERT_EQUAL_UINT16_MESSAGE
#define TEST_ASSERT_EQUAL_HEX32 TEST_ASSERT_EQUAL_UINT32
#define TEST_ASSERT_EQUAL_HEX32_MESSAGE TEST_ASSERT_EQUAL_UINT32_MESSAGE
#define TEST_ASSERT_EQUAL_HEX64 TEST_ASSERT_EQUAL_UINT64
#define TEST_ASSERT_EQUAL_HEX64_MESSAGE TEST_ASSERT_EQUAL_UINT64_MESSAGE

/* Unity's order: the threshold, then the number. */
#define TEST_ASSERT_GREATER_THAN(t, a) UNITY_COMPARE(int64_t, a, >, t, NULL)
#define TEST_ASSERT_GREATER_OR_EQUAL(t, a) UNITY_COMPARE(int64_t, a, >=, t, NULL)
#define TEST_ASSERT_LESS_THAN(t, a) UNITY_COMPARE(int64_t, a, <, t, NULL)
#define TEST_ASSERT_LESS_OR_EQUAL(t, a) UNITY_COMPARE(int64_t, a, <=, t, NULL)
#define TEST_ASSERT_GREATER_THAN_INT(t, a) UNITY_COMPARE(int, a, >, t, NULL)
#define TEST_ASSERT_GREATER_THAN_UINT16(t, a) UNITY_COMPARE(uint16_t, a, >, t, NULL)
#define TEST_ASSERT_GREATER_THAN_UINT32(t, a) UNITY_COMPARE(uint32_t, a, >, t, NULL)
#define TEST_ASSERT_GREATER_OR_EQUAL_INT(t, a) UNITY_COMPARE(int, a, >=, t, NULL)
#define TEST_ASSERT_GREATER_OR_EQUAL_UINT8(t, a) UNITY_COMPARE(uint8_t, a, >=, t, NULL)
#define TEST_ASSERT_GREATER_OR_EQUAL_UINT16(t, a) UNITY_COMPARE(uint16_t, a, >=, t, NULL)
#define TEST_ASSERT_LESS_THAN_INT(t, a) UNITY_COMPARE(int, a, <, t, NULL)
#define TEST_ASSERT_LESS_THAN_UINT16(t, a) UNITY_COMPARE(uint16_t, a, <, t, NULL)
#define TEST_ASSERT_LESS_THAN_UINT32(t, a) UNITY_COMPARE(uint32_t, a, <, t, NULL)
#define TEST_ASSERT_LESS_OR_EQUAL_INT(t, a) UNITY_COMPARE(int, a, <=, t, NULL)
#define TEST_ASSERT_LESS_OR_EQUAL_INT16(t, a) UNITY_COMPARE(int16_t, a, <=, t, NULL)
#define TEST_ASSERT_LESS_OR_EQUAL_INT16_MESSAGE(t, a, m) UNITY_COMPARE(int16_t, a, <=, t, m)
#define TEST_ASSERT_LESS_OR_EQUAL_UINT32(t, a) UNITY_COMPARE(uint32_t, a, <=, t, NULL)

#define TEST_ASSERT_EQUAL_STRING(e, a) UNITY_TEXT(e, a, SIZE_MAX, NULL)
#define TEST_ASSERT_EQUAL_STRING_MESSAGE(e, a, m) UNITY_TEXT(e, a, SIZE_MAX, m)
#define TEST_ASSERT_EQUAL_STRING_LEN(e, a, n) UNITY_TEXT(e, a, n, NULL)
#define TEST_ASSERT_EQUAL_STRING_LEN_MESSAGE(e, a, n, m) UNITY_TEXT(e, a, n, m)
#define TEST_ASSERT_EQUAL_MEMORY(e, a, n) UNITY_MEMORY(e, a, n, NULL)
#define TEST_ASSERT_EQUAL_MEMORY_MESSAGE(e, a, n, m) UNITY_MEMORY(e, a, n, m)
#define TEST_ASSERT_EQUAL_UINT8_ARRAY(e, a, n) UNITY_MEMORY(e, a, n, NULL)
#define TEST_ASSERT_EQUAL_UINT8_ARRAY_MESSAGE(e, a, n, m) UNITY_MEMORY(e, a, n, m)
#define TEST_ASSERT_EQUAL_HEX8_ARRAY TEST_ASSERT_EQUAL_UINT8_ARRAY
#define TEST_ASSERT_EQUAL_HEX32_ARRAY(e, a, n) UNITY_MEMORY(e, a, (n) * sizeof(uint32_t), NULL)
#define TEST_ASSERT_EACH_EQUAL_HEX32(e, a, n) UNITY_CHECK(unity_all(e, a, n), "every word of " #a, NULL)

#endif
