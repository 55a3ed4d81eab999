/* SPDX-License-Identifier: MIT */
/* --target and --ptx. See target.h. */
#include "ask/target.h"

#include <stdlib.h>
#include <string.h>

#include "ask/chips.h"

/* "8.7" -> 87; anything above -> UINT8_MAX; 0 if the text is no version. */
static uint8_t read_version(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    const char *minor = text + digits + 1;
    unsigned long version;

    if (digits == 0 || digits > 2 || text[0] == '0' || text[digits] != '.' || strspn(minor, "0123456789") != 1 ||
        minor[1] != '\0') {
        return 0;
    }
    version = strtoul(text, NULL, 10) * 10 + strtoul(minor, NULL, 10);
    return version < UINT8_MAX ? (uint8_t)version : UINT8_MAX;
}

static const char *version_text(uint32_t version, char text[8])
{
    snprintf(text, 8, "%u.%u", version / 10u % 100u, version % 10u);
    return text;
}

static int complain_target(const char *target, const mmaref_error *error)
{
    const char *nearest = error->nearest;
    char reason[400];
    size_t length = (size_t)snprintf(reason, sizeof reason, "%s", mmaref_reason_text(error->reason));
    const char *name;
    uint8_t i;

    if (nearest == NULL) { /* then all of them */
        length += (size_t)snprintf(reason + length, sizeof reason - length, "; there are");
        for (i = 0; (name = mmaref_target_name(i)) != NULL && length < sizeof reason; i++) {
            length += (size_t)snprintf(reason + length, sizeof reason - length, " %s", name);
        }
    }
    return cli_complain("--target", target, strlen(target), reason, nearest);
}

mmaref_status target_accepts(const target_request *wanted, const mmaref_instruction *instruction,
                             mmaref_error *error)
{
    return mmaref_target_check(instruction, wanted->target, wanted->target == NULL ? 0 : strlen(wanted->target),
                          wanted->ptx_version, error);
}

/* Why a request fits no instruction: the name or version is unknown, or the target needs a later version; then the
 * lowest such version. */
static void refusal_of_all(const target_request *wanted, mmaref_error *error)
{
    mmaref_instruction any;
    mmaref_error refusal;
    mmaref_status status;
    uint16_t id;

    memset(error, 0, sizeof *error);
    for (id = 0; (status = mmaref_instruction_at(id, &any)) == MMAREF_OK || status == MMAREF_E_LEFT_OUT; id++) {
        if (status != MMAREF_OK || target_accepts(wanted, &any, &refusal) == MMAREF_OK ||
            refusal.reason == MMAREF_REASON_NOT_OF_PTX) {
            continue;
        }
        if (error->status == MMAREF_OK || refusal.bits < error->bits) {
            *error = refusal;
        }
    }
}

/* Complains about a request that no instruction can answer. */
static int check_request(const char *ptx, const target_request *wanted)
{
    mmaref_error error;
    char reason[80], version[8];

    refusal_of_all(wanted, &error);
    switch (error.reason) {
    case MMAREF_REASON_NO_VERSION:
        return cli_complain("--ptx", ptx, strlen(ptx), mmaref_reason_text(error.reason),
                            version_text(error.bits, version));
    case MMAREF_REASON_NO_TARGET:
        return complain_target(wanted->target, &error);
    case MMAREF_REASON_TARGET_OF_LATER_VERSION:
        snprintf(reason, sizeof reason, "%s needs PTX %s", wanted->target, version_text(error.bits, version));
        return cli_complain("--ptx", ptx, strlen(ptx), reason, NULL);
    default:
        return EXIT_EQUAL;
    }
}

int target_read(target_request *wanted)
{
    static char target[CHIP_TEXT_MAX];
    const char *replaced = NULL;

    if (wanted->target != NULL && chip_replace("--target", wanted->target, target, &replaced) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    wanted->target = replaced == NULL ? wanted->target : replaced;
    wanted->ptx_version = wanted->ptx == NULL ? 0 : read_version(wanted->ptx);
    if (wanted->ptx != NULL && wanted->ptx_version == 0) {
        return cli_complain("--ptx", wanted->ptx, strlen(wanted->ptx), "a version is written as 8.7", NULL);
    }
    return wanted->target == NULL && wanted->ptx == NULL ? EXIT_EQUAL : check_request(wanted->ptx, wanted);
}

/* MMAREF_PTX_ISA and its like, times ten. */
#define TIMES_TEN(stamp) (uint8_t)((stamp) / 100 * 10 + (stamp) % 100)

int edition_read(const char *text, uint8_t *edition)
{
    const uint8_t first = TIMES_TEN(MMAREF_PTX_ISA_FIRST), last = TIMES_TEN(MMAREF_PTX_ISA);
    uint8_t nearest = last, version, i;
    char reason[80], version_of[8];

    *edition = text == NULL ? 0 : read_version(text);
    if (text == NULL) {
        return EXIT_EQUAL;
    }
    for (i = 0; (version = mmaref_ptx_version(i)) != 0; i++) {
        if (version == *edition && version >= first && version <= last) {
            return EXIT_EQUAL;
        }
    }
    if (*edition < first) {
        nearest = first;
    }
    snprintf(reason, sizeof reason, "these tables have no such edition");
    return cli_complain("--edition", text, strlen(text), reason, version_text(nearest, version_of));
}

/* The version that brought f16 wmma of a shape: m16n16k16, and the two others. */
static uint8_t version_before_aligned(const mmaref_instruction *instruction)
{
    return mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SHAPE) == MMAREF_SHAPE_M16N16K16 ? 60 : 61;
}

int target_check(const target_request *wanted, const mmaref_instruction *instruction, const char *name,
                 bool without_aligned)
{
    target_request left = *wanted;
    mmaref_error error;
    char reason[240], version[8];

    if (without_aligned && wanted->ptx_version != 0) {
        if (wanted->ptx_version < version_before_aligned(instruction)) {
            snprintf(reason, sizeof reason, "legal, but needs PTX %s",
                     version_text(version_before_aligned(instruction), version));
            return cli_complain(NULL, name, strlen(name), reason, NULL);
        }
        left.ptx_version = 0; /* only the target is left to check */
    }
    switch (target_accepts(&left, instruction, &error)) {
    case MMAREF_OK:
        return EXIT_EQUAL;
    case MMAREF_E_PTX:
        snprintf(reason, sizeof reason, "legal, but needs PTX %s", version_text(error.bits, version));
        break;
    default:
        if (error.nearest == NULL) {
            snprintf(reason, sizeof reason, "%s", mmaref_reason_text(error.reason));
        } else {
            snprintf(reason, sizeof reason, "legal, but not on %s, only on %s", wanted->target, error.nearest);
        }
    }
    return cli_complain(NULL, name, strlen(name), reason, NULL);
}
