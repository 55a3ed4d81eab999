/* SPDX-License-Identifier: MIT */
/* Writes the log of a self-test as JSON and as JUnit. */
#include <stdint.h>
#include <string.h>

#include "base/complain.h"
#include "base/escape.h"
#include "base/table.h"
#include "selftest_log.h"

static const char *const outcomes[] = { "passed", "failed", "skipped" };

static void put_key(FILE *out, const char *key, const char *value)
{
    fprintf(out, "\"%s\": ", key);
    if (value == NULL) {
        fputs("null", out);
    } else {
        table_json_string(out, value);
    }
}

void selftest_log_json(const selftest_log *log, FILE *out)
{
    unsigned long i;

    fputs("{ ", out);
    put_key(out, "verdict", selftest_log_judge(log) == EXIT_EQUAL ? "passed" : "failed");
    fprintf(out, ", \"planned\": %lu, \"passed\": %lu, \"failed\": %lu, \"skipped\": %lu,\n  ", log->planned,
            log->count[LOG_PASSED], log->count[LOG_FAILED], log->count[LOG_SKIPPED]);
    put_key(out, "library", log->library);
    fputs(",\n  ", out);
    put_key(out, "subset", log->subset);
    fputs(", ", out);
    put_key(out, "bail", log->bail);
    fputs(",\n  \"report\": [", out);
    for (i = 0; i < log->keys; i++) {
        fputs(i == 0 ? "\n    { " : ",\n    { ", out);
        put_key(out, "key", log->report[i].key);
        fputs(", ", out);
        put_key(out, "value", log->report[i].value);
        fputs(" }", out);
    }
    fputs("],\n  \"tests\": [", out);
    for (i = 0; i < log->tests; i++) {
        fprintf(out, "%s{ \"number\": %lu, ", i == 0 ? "\n    " : ",\n    ", i + 1);
        put_key(out, "outcome", outcomes[log->test[i].outcome]);
        fputs(", ", out);
        put_key(out, "name", log->test[i].name);
        fputs(", ", out);
        put_key(out, "remark", log->test[i].remark);
        fputs(" }", out);
    }
    fputs("] }\n", out);
}

/* A text between double quotes. What XML cannot hold, control characters and bytes that are no UTF-8, is `?`. */
static void put_xml(FILE *out, const char *text)
{
    size_t left = strlen(text), size;
    uint32_t code;
    bool hidden;

    for (; left != 0; text += size, left -= size) {
        size = escape_read(text, left, &code, &hidden);
        if (hidden || (size == 1 && code >= 0x80) || code == 0xfffe || code == 0xffff) {
            (void)putc('?', out);
        } else if (strchr("<>&\"'", (int)*text) != NULL) {
            fprintf(out, "&#%d;", *text);
        } else {
            (void)fwrite(text, 1, size, out);
        }
    }
}

static void put_property(FILE *out, const char *name, const char *value)
{
    if (value != NULL) {
        fputs("      <property name=\"", out);
        put_xml(out, name);
        fputs("\" value=\"", out);
        put_xml(out, value);
        fputs("\"/>\n", out);
    }
}

static void put_testcase(FILE *out, const selftest_log_test *test, unsigned long number)
{
    size_t kind = strcspn(test->name, " ");

    fputs("    <testcase classname=\"", out);
    if (test->outcome == LOG_SKIPPED) {
        fprintf(out, "mmaref.skipped\" name=\"test %lu\"><skipped message=\"", number);
        put_xml(out, test->name);
        fputs("\"/></testcase>\n", out);
        return;
    }
    kind = strncmp(test->name, "tables", 6) == 0 ? 6 : kind;
    fprintf(out, "mmaref.%.*s\" name=\"%lu ", (int)kind, test->name, number);
    put_xml(out, test->name);
    if (test->outcome == LOG_FAILED) {
        fputs("\"><failure message=\"", out);
        put_xml(out, test->remark == NULL ? "failed" : test->remark);
        fputs("\"/></testcase>\n", out);
    } else {
        fputs("\"/>\n", out);
    }
}

void selftest_log_junit(const selftest_log *log, FILE *out)
{
    unsigned long i;

    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n", out);
    fprintf(out, "  <testsuite name=\"mmaref selftest\" tests=\"%lu\" failures=\"%lu\" errors=\"%d\"",
            log->tests + (log->bail != NULL), log->count[LOG_FAILED], log->bail != NULL);
    fprintf(out, " skipped=\"%lu\">\n", log->count[LOG_SKIPPED]);
    fputs("    <properties>\n", out);
    put_property(out, "library", log->library);
    put_property(out, "subset", log->subset);
    for (i = 0; i < log->keys; i++) {
        put_property(out, log->report[i].key, log->report[i].value);
    }
    fputs("    </properties>\n", out);
    for (i = 0; i < log->tests; i++) {
        put_testcase(out, &log->test[i], i + 1);
    }
    if (log->bail != NULL) {
        fputs("    <testcase classname=\"mmaref.run\" name=\"the run ends\"><error message=\"", out);
        put_xml(out, log->bail);
        fputs("\"/></testcase>\n", out);
    }
    fputs("  </testsuite>\n</testsuites>\n", out);
}
