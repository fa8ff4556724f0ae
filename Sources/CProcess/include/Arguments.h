#ifndef TIMERLINT_ARGUMENTS_H
#define TIMERLINT_ARGUMENTS_H

/// What the process was called with: `*count` strings, the first its name. They last as long as the process.
///
/// Swift's standard library reads `/proc/self/cmdline` on Linux and takes the command for one without arguments where
/// `/proc` is not mounted, as in a bare chroot; the loader hands them to every initializer.
/// Null where the system's loader does not (musl).
char *const *loader_arguments(int *count);

#endif
