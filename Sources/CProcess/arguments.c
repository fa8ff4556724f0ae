#include "Arguments.h"
#include <stddef.h>
#include <stdlib.h>

static int given_count = 0;
static char *const *given = NULL;

#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
    given_count = count;
    given = arguments;
}
#endif

char *const *loader_arguments(int *count) {
    *count = given_count;
    return given;
}
