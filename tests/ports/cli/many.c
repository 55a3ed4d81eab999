/* SPDX-License-Identifier: MIT */
/* Runs the command once for each line of standard input, all in one process: words with single blanks between
 * them. Prints what it prints, complaints among it, and then `status N`. Linked with the files of the command, whose
 * own main is renamed. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"

#define WORDS 64

int main(void)
{
    static char line[1 << 16], *words[WORDS + 1];
    int count;

    if (dup2(STDOUT_FILENO, STDERR_FILENO) < 0) {
        return 1;
    }
    (void)setvbuf(stderr, NULL, _IONBF, 0);
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *word = strtok(line, " \n");
        words[0] = "mmaref";
        for (count = 1; word != NULL && count < WORDS; word = strtok(NULL, " \n")) {
            words[count++] = word;
        }
        words[count] = NULL;
        count = commands_run(count, words);
        printf("status %d\n", count);
        fflush(stdout);
    }
    return 0;
}
