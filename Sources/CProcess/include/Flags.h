#ifndef TIMERLINT_FLAGS_H
#define TIMERLINT_FLAGS_H

#include <stdbool.h>
#include <stdint.h>

/// Sets a bit that several threads may set and read at the same time.
static inline void timerlint_set_bit(uint8_t *bits, uintptr_t index) {
    uint8_t *byte = bits + (index >> 3);
    uint8_t mask = (uint8_t)(1u << (index & 7));
    if (!(__atomic_load_n(byte, __ATOMIC_RELAXED) & mask)) __atomic_fetch_or(byte, mask, __ATOMIC_RELAXED);
}

static inline bool timerlint_bit_is_set(const uint8_t *bits, uintptr_t index) {
    return __atomic_load_n(bits + (index >> 3), __ATOMIC_RELAXED) >> (index & 7) & 1;
}

/// Whether a byte of such bits is not zero.
static inline bool timerlint_any_bit_is_set(const uint8_t *bits, uintptr_t byte) {
    return __atomic_load_n(bits + byte, __ATOMIC_RELAXED) != 0;
}

#endif
