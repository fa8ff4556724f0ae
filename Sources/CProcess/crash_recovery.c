#include "CrashRecovery.h"

#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

extern char **environ;

// `handle_crash` and its callees are async-signal-safe: no allocation, no locks, no C library formatting.

enum { signal_stack_size = 64 << 10, list_size = 64 << 10, longest_name = 8 << 10 };

static _Thread_local crash_recovery_unit current_unit;
/// The arguments of `execve`; `program` is null if a restart is impossible.
static const char *volatile program;
static char *const *arguments;
static char **variables;
/// `NAME=PID:…`; each crash is appended.
static char list[list_size];
static size_t list_length;
static int restarts;
static volatile sig_atomic_t keeps_input;
static sigset_t initial_mask;
static atomic_flag is_handling = ATOMIC_FLAG_INIT;

static void append(const void *text, size_t length) {
    memcpy(list + list_length, text, length);
    list_length += length;
}

static void append_number(unsigned number) {
    char digits[16];
    size_t start = sizeof digits;
    do {
        digits[--start] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    append(digits + start, sizeof digits - start);
}

static void append_crash(int number) {
    static const char hexadecimal[] = "0123456789abcdef";
    append(&current_unit.kind, 1);
    append(" ", 1);
    append_number((unsigned)number);
    append(" ", 1);
    const unsigned char *name = current_unit.name;
    for (size_t index = 0; index < current_unit.length; index++) {
        append(&hexadecimal[name[index] >> 4], 1);
        append(&hexadecimal[name[index] & 15], 1);
    }
    append(";", 2);
    list_length--;
}

/// Resends the signal with its default action. It is blocked until the handler returns and then ends the
/// process.
static void end_by(int number) {
    signal(number, SIG_DFL);
    raise(number);
}

/// `si_pid` is valid only for a signal sent by a process, whose code is not positive.
static int is_sent_by_another_process(const siginfo_t *info) {
    return info->si_code <= 0 && info->si_pid != 0 && info->si_pid != getpid();
}

static int can_restart(void) {
    int fits = current_unit.length <= longest_name && list_length + 2 * current_unit.length + 64 < list_size;
    return program && current_unit.kind && fits && restarts < CRASH_RECOVERY_LIMIT;
}

static void handle_crash(int number, siginfo_t *info, void *context) {
    (void)context;
    if (is_sent_by_another_process(info)) {
        end_by(number);
        return;
    }
    // If a second thread crashes, it waits for the first one to end the process.
    if (atomic_flag_test_and_set(&is_handling)) for (;;) pause();
    if (can_restart()) {
        append_crash(number);
        if (keeps_input) lseek(STDIN_FILENO, 0, SEEK_SET);
        sigprocmask(SIG_SETMASK, &initial_mask, NULL);
        execve(program, arguments, variables);
    }
    end_by(number);
}

static const char *own_path(void) {
#ifdef __APPLE__
    static char path[4096];
    uint32_t size = sizeof path;
    return _NSGetExecutablePath(path, &size) == 0 ? path : NULL;
#else
    return access("/proc/self/exe", X_OK) == 0 ? "/proc/self/exe" : NULL;
#endif
}

/// Continues the crash list of an earlier run of this process.
static void continue_list(const char *entry) {
    size_t length = strlen(entry);
    if (length >= list_size || strncmp(entry, list, list_length) != 0) return;
    memcpy(list, entry, length + 1);
    list_length = length;
    for (size_t index = 0; index < length; index++) restarts += list[index] == ';';
}

/// Copies the environment and replaces the crash list's variable; returns 0 if memory runs out.
static int copy_environment(void) {
    static const char prefix[] = CRASH_RECOVERY_VARIABLE "=";
    size_t count = 0, kept = 0;
    while (environ[count]) count++;
    variables = calloc(count + 2, sizeof *variables);
    if (!variables) return 0;
    list_length = (size_t)snprintf(list, sizeof list, "%s%ld:", prefix, (long)getpid());
    for (size_t index = 0; index < count; index++) {
        if (strncmp(environ[index], prefix, sizeof prefix - 1) == 0) continue_list(environ[index]);
        else variables[kept++] = environ[index];
    }
    variables[kept] = list;
    return 1;
}

void crash_recovery_install(char *const *words) {
    arguments = words;
    if (!copy_environment()) return;
    program = own_path();
    sigprocmask(SIG_SETMASK, NULL, &initial_mask);
    crash_recovery_enter_thread();
    struct sigaction action = { .sa_flags = SA_SIGINFO | SA_ONSTACK };
    action.sa_sigaction = handle_crash;
    sigfillset(&action.sa_mask);
    static const int numbers[] = { SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT };
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) sigaction(numbers[index], &action, NULL);
}

void *crash_recovery_enter_thread(void) {
    if (!program) return NULL;
    // The first access to thread-local memory may allocate, which the handler must not do.
    current_unit = (crash_recovery_unit){ 0 };
    stack_t stack = { .ss_size = signal_stack_size };
    stack.ss_sp = malloc(signal_stack_size);
    if (stack.ss_sp) sigaltstack(&stack, NULL);
    return stack.ss_sp;
}

void crash_recovery_leave_thread(void *signal_stack) {
    if (!signal_stack) return;
    stack_t none = { .ss_flags = SS_DISABLE, .ss_size = signal_stack_size };
    sigaltstack(&none, NULL);
    free(signal_stack);
}

crash_recovery_unit crash_recovery_current_unit(void) { return current_unit; }

void crash_recovery_set_unit(crash_recovery_unit unit) { current_unit = unit; }

void crash_recovery_keep_input(const void *bytes, size_t length) {
    if (!program) return;
    FILE *file = tmpfile();
    if (file) {
        int is_kept = fwrite(bytes, 1, length, file) == length && fflush(file) == 0;
        keeps_input = is_kept && dup2(fileno(file), STDIN_FILENO) == STDIN_FILENO;
        fclose(file);
    }
    if (!keeps_input) program = NULL;
}
