#ifndef TIMERLINT_MUTATION_H
#define TIMERLINT_MUTATION_H

#include <stdbool.h>

typedef enum { mutation_true, mutation_false, mutation_negated } mutation_change;

/// Selects the one condition to change from now on; -1 for none.
void mutation_apply(long condition, mutation_change change);

/// From now on records for each condition whether it was true (1) or false (2).
void mutation_record(unsigned char *values);

/// Ends the process by a signal after this much more processor time, in seconds; 0 for no limit.
void mutation_limit_seconds(long seconds);

/// Set by the first two functions.
extern long mutation_condition;
extern mutation_change mutation_of_condition;
extern unsigned char *mutation_values;

/// The value of a condition in the mutated sources. Called for every condition, in the hottest loops too.
static inline bool mutated(long condition, bool value) {
    if (mutation_values) mutation_values[condition] |= value ? 1 : 2;
    if (__builtin_expect(condition != mutation_condition, 1)) return value;
    return mutation_of_condition == mutation_negated ? !value : mutation_of_condition == mutation_true;
}

#endif
