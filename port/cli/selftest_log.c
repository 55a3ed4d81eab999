/* SPDX-License-Identifier: MIT */
/* Reads the log of a self-test, and refuses one that does not hang together. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/complain.h"
#include "selftest_log.h"

/* What was read last, and what has to come. */
typedef struct {
    selftest_log *log;
    const char *path;
    unsigned line;
    bool planned, closed, ended; /* closed: the closing line has come; ended: that of failures */
    bool checked;                /* the CRC of the lines has come */
    char *announced;             /* behind `# N `, until the result of test N */
    unsigned long first;         /* the first test that failed, or 0 */
    uint32_t crc;                /* of the lines so far */
} reader;

static int refuse(const reader *in, const char *text, const char *reason)
{
    return cli_complain_at(in->path, in->line, text, strlen(text), reason, NULL);
}

/* What comes behind a prefix, or NULL. */
static char *behind(char *text, const char *prefix)
{
    size_t length = strlen(prefix);

    return strncmp(text, prefix, length) == 0 ? text + length : NULL;
}

/* A decimal number without leading zeros; *end is behind it. False if there is none. */
static bool read_number(char *text, unsigned long *number, char **end)
{
    if (*text < '0' || *text > '9' || (text[0] == '0' && text[1] >= '0' && text[1] <= '9') ||
        strspn(text, "0123456789") > 9) {
        return false;
    }
    *number = strtoul(text, end, 10);
    return true;
}

static int read_plan(reader *in, char *text)
{
    char *end = text;

    if (in->planned) {
        return refuse(in, text, "there are two plans");
    }
    if (!read_number(text, &in->log->planned, &end) || *end != '\0' || in->log->planned == 0 ||
        in->log->planned > SELFTEST_LOG_TESTS) {
        return refuse(in, text, "no number of tests");
    }
    in->planned = true;
    return EXIT_EQUAL;
}

/* The CRC-32 of IEEE 802.3 goes on over a line and its end. */
static uint32_t add_line(uint32_t crc, const char *line)
{
    bool is_end;
    unsigned bit;

    do {
        is_end = *line == '\0';
        crc ^= is_end ? '\n' : (unsigned char)*line++;
        for (bit = 0; bit < 8; bit++) {
            crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320 : 0);
        }
    } while (!is_end);
    return crc;
}

static int read_report(reader *in, char *text)
{
    char *blank = strchr(text, ' ');

    if (blank == NULL || blank == text || blank[1] == '\0' || in->log->keys == SELFTEST_LOG_KEYS) {
        return refuse(in, text, "a report is KEY VALUE");
    }
    *blank = '\0';
    if (strcmp(text, "log") == 0) {
        char expected[9];
        snprintf(expected, sizeof expected, "%08lx", (unsigned long)(in->crc ^ 0xffffffff));
        if (in->checked || strcmp(blank + 1, expected) != 0) {
            return refuse(in, blank + 1, "the lines above have another CRC: one is missing, added or another one");
        }
        in->checked = true;
    }
    in->log->report[in->log->keys].key = text;
    in->log->report[in->log->keys++].value = blank + 1;
    return EXIT_EQUAL;
}

/* `N WHAT NAME`: the test that comes next, once. */
static int read_announcement(reader *in, char *text)
{
    unsigned long number;
    char *end = text;

    if (!read_number(text, &number, &end) || *end != ' ' || number != in->log->tests + 1 || in->announced != NULL ||
        !in->planned) {
        return refuse(in, text, "another test comes next: a line is missing, doubled or out of place");
    }
    in->announced = end + 1;
    return EXIT_EQUAL;
}

/* Whether a digest ends the text, and nothing but it is behind `length` letters. */
static bool ends_in_digest(const char *text, size_t length)
{
    return strlen(text) == length + 9 && text[length] == ' ' && strspn(text + length + 1, "0123456789abcdef") == 8;
}

/* Whether a result is that of the announced test: of an answer the same words, of others with a digest behind them. */
static bool is_announced(const reader *in, const char *name, bool failed)
{
    size_t length = in->announced == NULL ? 0 : strlen(in->announced);

    if (in->announced == NULL) { /* the tables, and what a build cannot find */
        return in->log->tests == 0 ? strncmp(name, "tables", 6) == 0 : failed && strncmp(name, "instruction ", 12) == 0;
    }
    if (strncmp(in->announced, "answer ", 7) == 0) {
        return strcmp(name, in->announced) == 0 || (failed && strncmp(name, "answer of a", 11) == 0);
    }
    if (strncmp(in->announced, "rule ", 5) == 0 && strncmp(name, in->announced, length) == 0 &&
        strncmp(name + length, " block ", 7) == 0) { /* the last block that was computed */
        length += 7;
        length += strspn(name + length, "0123456789");
    }
    return strncmp(name, in->announced, strlen(in->announced)) == 0 && ends_in_digest(name, length);
}

/* `N - NAME` or `N # SKIP WHY`, behind `ok ` or `not ok `. */
static int read_result(reader *in, char *text, bool failed)
{
    selftest_log *log = in->log;
    selftest_log_test *test = &log->test[log->tests];
    unsigned long number;
    char *end = text, *name;

    if (!in->planned || log->tests == log->planned || !read_number(text, &number, &end) || number != log->tests + 1) {
        return refuse(in, text, "another test comes next: a line is missing, doubled or out of place");
    }
    if (behind(end, " # SKIP ") != NULL && !failed &&
        (in->announced == NULL || strncmp(in->announced, "rule ", 5) == 0)) { /* a rule skips block by block */
        test->outcome = LOG_SKIPPED;
        test->name = end + 8;
    } else {
        name = behind(end, " - ");
        if (name == NULL || !is_announced(in, name, failed)) {
            return refuse(in, text, "this is not the result of the test that was announced");
        }
        test->outcome = failed ? LOG_FAILED : LOG_PASSED;
        test->name = name;
    }
    in->announced = NULL;
    in->first = failed && in->first == 0 ? number : in->first;
    log->count[test->outcome]++;
    log->tests++;
    return EXIT_EQUAL;
}

/* `COUNT failed, the first is test N`, or what a failure was. */
static int read_remark(reader *in, char *text)
{
    selftest_log *log = in->log;
    selftest_log_test *last = log->tests == 0 ? NULL : &log->test[log->tests - 1];
    char expected[80];

    if (behind(text, "lane ") != NULL || behind(text, "z row ") != NULL || behind(text, "digest expected ") != NULL) {
        if (last == NULL || last->outcome != LOG_FAILED || last->remark != NULL || in->announced != NULL) {
            return refuse(in, text, "no test failed before this line");
        }
        last->remark = text;
        return EXIT_EQUAL;
    }
    snprintf(expected, sizeof expected, "%lu failed, the first is test %lu", log->count[LOG_FAILED], in->first);
    if (in->ended || log->tests != log->planned || in->first == 0 || strcmp(text, expected) != 0) {
        return refuse(in, text, "this is no line of a self-test, or does not match its results");
    }
    in->ended = true;
    return EXIT_EQUAL;
}

static int read_closing(reader *in, const char *text)
{
    const unsigned long *count = in->log->count;
    char expected[100];
    int length = snprintf(expected, sizeof expected, "%lu passed, %lu failed", count[LOG_PASSED], count[LOG_FAILED]);

    if (count[LOG_SKIPPED] != 0) {
        snprintf(expected + length, sizeof expected - (size_t)length, ", %lu skipped", count[LOG_SKIPPED]);
    }
    in->closed = true;
    return strcmp(text, expected) == 0 ? EXIT_EQUAL : refuse(in, text, "the results above are others than it counts");
}

static int read_comment(reader *in, char *text)
{
    char *part;

    if ((part = behind(text, "report: ")) != NULL) {
        return read_report(in, part);
    }
    if ((part = behind(text, "mmaref ")) != NULL) {
        if (in->log->library != NULL) {
            return refuse(in, text, "a second run begins: one log is of one run");
        }
        in->log->library = part;
        return EXIT_EQUAL;
    }
    if ((part = behind(text, "subset: ")) != NULL && !in->planned && in->log->subset == NULL) {
        in->log->subset = part;
        return EXIT_EQUAL;
    }
    if (strspn(text, "0123456789") != 0 && strstr(text, " failed, ") == NULL) {
        return read_announcement(in, text);
    }
    return read_remark(in, text);
}

static int read_line(reader *in, char *text)
{
    char *part;

    if (in->closed) { /* what a board without an end prints is its status */
        return behind(text, "exit ") != NULL || behind(text, "Bail out! ") != NULL
                   ? EXIT_EQUAL
                   : refuse(in, text, "the run has ended before this line");
    }
    if ((part = behind(text, "Bail out! ")) != NULL) {
        in->log->bail = in->log->bail == NULL ? part : in->log->bail;
        return EXIT_EQUAL;
    }
    if ((part = behind(text, "# ")) != NULL) {
        return read_comment(in, part);
    }
    if ((part = behind(text, "1..")) != NULL) {
        return read_plan(in, part);
    }
    if ((part = behind(text, "ok ")) != NULL) {
        return read_result(in, part, false);
    }
    if ((part = behind(text, "not ok ")) != NULL) {
        return read_result(in, part, true);
    }
    return strstr(text, " passed, ") != NULL ? read_closing(in, text)
                                             : refuse(in, text, "this is no line of a self-test");
}

/* Whether all that was announced is there. A run that bailed out has ended where it did. */
static int check_end(const reader *in)
{
    const selftest_log *log = in->log;
    char reason[100];

    if (log->library == NULL) {
        return cli_complain(in->path, "", 0, "no self-test is in it: it has no line '# mmaref ...'", NULL);
    }
    if (log->bail != NULL) {
        return EXIT_EQUAL;
    }
    snprintf(reason, sizeof reason, "it is cut: %lu of %lu tests have a result", log->tests, log->planned);
    if (!in->planned || log->tests != log->planned) {
        return cli_complain(in->path, "", 0, reason, NULL);
    }
    if (in->first != 0 && !in->ended) {
        return cli_complain(in->path, "", 0, "it is cut: the line that counts failures is missing", NULL);
    }
    return log->keys != 0 && (!in->closed || !in->checked)
               ? cli_complain(in->path, "", 0, "it is cut: the closing line, or '# report: log ...', is missing", NULL)
               : EXIT_EQUAL;
}

/* What is no word of the board: the count of a simulator, and its bus. */
static bool is_of_simulator(const char *text)
{
    size_t digits = strncmp(text, "# ", 2) != 0 ? 0 : strspn(text + 2, "0123456789");

    return strncmp(text, "# bus ", 6) == 0 || (digits != 0 && strcmp(text + 2 + digits, " cycles") == 0);
}

int selftest_log_read(selftest_log *log, const char *path, char *text)
{
    reader in = { .log = log, .path = path, .crc = 0xffffffff };
    int status = EXIT_EQUAL;
    char *next;

    memset(log, 0, sizeof *log);
    for (; *text != '\0' && status == EXIT_EQUAL; text = next) {
        next = text + strcspn(text, "\n");
        if (*next != '\0') {
            *next++ = '\0';
        }
        in.line++;
        if (is_of_simulator(text)) {
            continue;
        }
        if (log->library != NULL || log->keys != 0 || behind(text, "# mmaref ") != NULL ||
            behind(text, "# report: ") != NULL) {
            uint32_t crc = add_line(in.crc, text);
            status = read_line(&in, text);
            in.crc = crc;
        }
    }
    return status == EXIT_EQUAL ? check_end(&in) : status;
}

int selftest_log_compare(const selftest_log *log, const char *path, const selftest_log *own)
{
    const char *theirs = strstr(log->library, "tables "), *ours = strstr(own->library, "tables ");
    bool is_less = strstr(log->library, ", without ") != NULL; /* a rule is then of fewer blocks */
    unsigned long i, at = 0;

    if (theirs == NULL || ours == NULL || strncmp(theirs, ours, 15) != 0) {
        return EXIT_EQUAL;
    }
    for (i = 1; i < log->tests; i++) { /* the digest of the tables covers what a build has */
        if (log->test[i].outcome == LOG_PASSED && !(is_less && strncmp(log->test[i].name, "rule ", 5) == 0)) {
            while (at < own->tests && strcmp(own->test[at].name, log->test[i].name) != 0) {
                at++;
            }
            if (at++ >= own->tests) {
                return cli_complain(path, log->test[i].name, strlen(log->test[i].name),
                                    "it is said to have passed, but here it has another name, place or digest", NULL);
            }
        }
    }
    return EXIT_EQUAL;
}

int selftest_log_judge(const selftest_log *log)
{
    return log->count[LOG_FAILED] == 0 && log->count[LOG_PASSED] > 1 && log->bail == NULL ? EXIT_EQUAL
                                                                                         : EXIT_DIFFERENT;
}
