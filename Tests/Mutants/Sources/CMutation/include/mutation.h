#ifndef TIMERLINT_MUTATION_H
#define TIMERLINT_MUTATION_H

#include <stdbool.h>

typedef enum { mutation_true, mutation_false, mutation_negated } mutation_change;

/// The one condition that is changed, from now on; -1 for none.
void mutation_apply(long condition, mutation_change change);

/// From now on notes for each condition whether it was true (1) or false (2).
void mutation_record(unsigned char *values);

/// Ends the process by a signal when it has taken so much more processor time; 0 for no limit.
void mutation_limit_seconds(long seconds);

/// What the first two functions set.
extern long mutation_condition;
extern mutation_change mutation_of_condition;
extern unsigned char *mutation_values;

/// The value that a condition of the mutated sources has now. Called for every condition of the hottest loops.
static inline bool mutated(long condition, bool value) {
    if (mutation_values) mutation_values[condition] |= value ? 1 : 2;
    if (__builtin_expect(condition != mutation_condition, 1)) return value;
    return mutation_of_condition == mutation_negated ? !value : mutation_of_condition == mutation_true;
}

#endif
