#ifndef TIMERLINT_ARGUMENTS_H
#define TIMERLINT_ARGUMENTS_H

/// The arguments of the process: `*count` strings, its name first, valid for the lifetime of the process.
///
/// Swift's standard library reads `/proc/self/cmdline` on Linux, and reports no arguments if `/proc` is not
/// mounted, as in a bare chroot. The loader passes the arguments to every initializer instead. Null if the
/// system's loader does not (musl).
char *const *loader_arguments(int *count);

#endif
