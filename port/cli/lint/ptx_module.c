/* SPDX-License-Identifier: MIT */
/* Reads .version and .target. See ptx_module.h. */
#include "lint/ptx_module.h"

#include <stdlib.h>
#include <string.h>

/* What follows a directive that begins a line; NULL if the text has none. */
static const char *find_directive(const char *text, const char *directive)
{
    size_t length = strlen(directive);

    while (text != NULL && strncmp(text, directive, length) != 0) {
        text = strchr(text, '\n');
        text = text == NULL ? NULL : text + 1;
    }
    return text == NULL ? NULL : text + length + strspn(text + length, " \t");
}

static uint8_t read_version(const char *text)
{
    char *minor;
    unsigned long version = strtoul(text, &minor, 10) * 10 + (*minor == '.' ? strtoul(minor + 1, NULL, 10) : 0);
    uint8_t known, i;

    for (i = 0; (known = mmaref_ptx_version(i)) != 0 && known != version; i++) {
    }
    return known;
}

static const char *read_target(const char *text)
{
    size_t length = strcspn(text, " \t\n,;/");
    const char *known;
    uint8_t i;

    for (i = 0; (known = mmaref_target_name(i)) != NULL; i++) {
        if (strlen(known) == length && strncmp(known, text, length) == 0) {
            break;
        }
    }
    return known;
}

void ptx_module_read(const char *text, target_request *request)
{
    const char *version = find_directive(text, ".version "), *target = find_directive(text, ".target ");

    if (version == NULL || target == NULL) { /* no module */
        return;
    }
    if (request->ptx == NULL) {
        request->ptx_version = read_version(version);
    }
    if (request->target == NULL && (request->of[0] = read_target(target)) != NULL) {
        request->targets = 1;
        snprintf(request->called, sizeof request->called, "%s", request->of[0]);
    }
}
