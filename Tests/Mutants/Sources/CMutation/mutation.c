#include "mutation.h"

#include <sys/time.h>

long mutation_condition = -1;
mutation_change mutation_of_condition = mutation_negated;
unsigned char *mutation_values = 0;

void mutation_apply(long condition, mutation_change change) {
    mutation_condition = condition;
    mutation_of_condition = change;
}

void mutation_record(unsigned char *values) { mutation_values = values; }

void mutation_limit_seconds(long seconds) {
    struct itimerval timer = {.it_value = {.tv_sec = seconds}};
    setitimer(ITIMER_PROF, &timer, 0);
}
