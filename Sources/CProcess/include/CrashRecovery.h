#ifndef TIMERLINT_CRASH_RECOVERY_H
#define TIMERLINT_CRASH_RECOVERY_H

#include <stddef.h>

/// Restarts the process after a trap, a bad memory access or an abort: `execve` with the same process id,
/// arguments, descriptors and parent. The environment of the new run lists the crashed work units, so that it
/// can skip them.
///
/// A crash outside of every unit, or after `CRASH_RECOVERY_LIMIT` restarts, ends the process normally. So does
/// every crash if the system cannot restart the program (no `/proc` on Linux). An endless loop is not a crash.
///
/// Call once, before starting other threads. `arguments` is the program's `argv` and must stay valid.
void crash_recovery_install(char *const *arguments);

/// The maximum number of restarts. Each costs as much as the run had cost so far.
#define CRASH_RECOVERY_LIMIT 20

/// Makes standard input available to a restarted run: descriptor 0 becomes a temporary file with these bytes,
/// because a pipe would be empty by then and a file's offset may be shared with the parent. If no temporary
/// file can be created, a crash ends the process.
void crash_recovery_keep_input(const void *bytes, size_t length);

/// Gives the calling thread a signal stack, on which to handle a stack overflow. Call first in each thread, and
/// pass the result to `crash_recovery_leave_thread` last.
void *crash_recovery_enter_thread(void);
void crash_recovery_leave_thread(void *signal_stack);

/// The work unit of a thread. `kind` is any letter, or 0 for none; `name` identifies the unit within its kind
/// and must stay valid until the thread's unit is set again.
typedef struct {
    char kind;
    const void *name;
    size_t length;
} crash_recovery_unit;
crash_recovery_unit crash_recovery_current_unit(void);
void crash_recovery_set_unit(crash_recovery_unit unit);

/// The environment variable with the list of crashes, oldest first: `PID:`, then `KIND SIGNAL NAME;` for each,
/// with the name's bytes in hexadecimal. Valid only if PID is the id of the reading process.
#define CRASH_RECOVERY_VARIABLE "TIMERLINT_CRASHED_UNITS"

#endif
