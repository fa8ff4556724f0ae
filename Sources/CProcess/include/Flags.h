#ifndef TIMERLINT_FLAGS_H
#define TIMERLINT_FLAGS_H

#include <stdbool.h>

/// Sets a flag that several threads may set and read at the same time.
static inline void timerlint_set_flag(bool *flag) {
    if (!__atomic_load_n(flag, __ATOMIC_RELAXED)) __atomic_store_n(flag, true, __ATOMIC_RELAXED);
}

static inline bool timerlint_flag_is_set(const bool *flag) {
    return __atomic_load_n(flag, __ATOMIC_RELAXED);
}

#endif
