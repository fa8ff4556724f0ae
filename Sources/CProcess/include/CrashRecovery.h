#ifndef TIMERLINT_CRASH_RECOVERY_H
#define TIMERLINT_CRASH_RECOVERY_H

#include <stddef.h>

/// Restarts the process where a trap, a bad memory access or an abort would end it: `execve` with the same process id,
/// arguments, descriptors and parent. The environment of the new run lists the work units that crashed, so that it can
/// skip them.
///
/// A crash outside of every unit, and one after `CRASH_RECOVERY_LIMIT` restarts, ends the process as without it. Where
/// the system cannot restart the program (no `/proc` on Linux), so does every crash. An endless loop is no crash.
///
/// Call once, before other threads start. `arguments` is the program's `argv`, and must last.
void crash_recovery_install(char *const *arguments);

/// The most restarts of one process: each costs what the run had cost until then.
#define CRASH_RECOVERY_LIMIT 20

/// Lets a restarted run read again what this run read from standard input: descriptor 0 becomes a temporary file with
/// these bytes, because a pipe is empty by then and a file's offset may be shared with the parent. Where no temporary
/// file can be made, a crash ends the process.
void crash_recovery_keep_input(const void *bytes, size_t length);

/// Gives the calling thread a signal stack, on which the overflow of its own can be handled. Call first in each thread;
/// `crash_recovery_leave_thread` takes the result as the last.
void *crash_recovery_enter_thread(void);
void crash_recovery_leave_thread(void *signal_stack);

/// The work unit of a thread: `kind` is any letter, or 0 for none, and `name` identifies the unit among those of its
/// kind. `name` must last until the thread's unit is set again.
typedef struct {
    char kind;
    const void *name;
    size_t length;
} crash_recovery_unit;
crash_recovery_unit crash_recovery_current_unit(void);
void crash_recovery_set_unit(crash_recovery_unit unit);

/// The environment variable that lists the crashes, oldest first: `PID:`, then for each `KIND SIGNAL NAME;` with the
/// name's bytes in hexadecimal. Valid only where PID is the id of the process that reads it.
#define CRASH_RECOVERY_VARIABLE "TIMERLINT_CRASHED_UNITS"

#endif
