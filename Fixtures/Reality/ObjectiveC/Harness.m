// Runs generated programs: the simulated build tries orders of calls and prints those that trap, the real one makes one
// order of calls. It takes the arguments of Harness.swift, and prints the same.

#ifndef SIMULATED
#include <signal.h>
#include <sys/wait.h>
#endif

/// A generated program: ways to make the object, and the calls that outside code can make of it.
typedef struct {
    id (*make)(int choice);
    int makeCount;
    void (*call)(id object, int choice);
    int callCount;
} Case;

extern const Case cases[];
extern const int caseCount;

typedef struct {
    int count;
    int numbers[8];
} Calls;

static int random_(unsigned long long *state, int bound) {
    *state = *state * 6364136223846793005ull + 1442695040888963407ull;
    return (int)((*state >> 33) % bound);
}

/// Makes the object, makes the calls in order, lets the object go.
static void perform(const Case *program, int make, const Calls *calls) {
    id object = program->make(make);
    drainQueues();
    for (int index = 0; index < calls->count; index++) {
#ifdef SIMULATED
        if (firstTrap) break;
#endif
        program->call(object, calls->numbers[index]);
        drainQueues();
    }
    [object release];
    drainQueues();
}

#ifdef SIMULATED
static bool advance(Calls *calls, int base) {
    for (int index = 0; index < calls->count; index++) {
        if (++calls->numbers[index] < base) return true;
        calls->numbers[index] = 0;
    }
    return false;
}

/// Prints a trap that is not among the ones found; whether it is one more.
static bool attempt(int number, int make, const Calls *calls, const char **found, int count) {
    forgetSources();
    perform(&cases[number], make, calls);
    if (firstTrap == NULL) return false;
    for (int index = 0; index < count; index++) {
        if (strcmp(found[index], firstTrap) == 0) return false;
    }
    found[count] = firstTrap;
    printf("%d|%s|%d", number, firstTrap, make);
    for (int index = 0; index < calls->count; index++) printf(" %d", calls->numbers[index]);
    printf("\n");
    return true;
}

/// Prints the first order of calls that ends in each trap, among the shortest orders that trap; all short ones are
/// tried, and some long ones.
static void search(int number) {
    const Case *program = &cases[number];
    const char *found[8];
    int count = 0;
    for (int length = 0; length <= 5 && count == 0; length++) {
        int budget = 12000;
        for (int make = 0; make < program->makeCount; make++) {
            Calls calls = {.count = length};
            while (budget-- > 0) {
                count += attempt(number, make, &calls, found, count);
                if (!advance(&calls, program->callCount)) break;
            }
        }
        if (program->callCount == 0) return;
    }
    if (count > 0) return;
    unsigned long long state = 42;
    for (int turn = 0; turn < 6000; turn++) {
        Calls calls = {.count = 8};
        for (int index = 0; index < 8; index++) calls.numbers[index] = random_(&state, program->callCount);
        if (attempt(number, random_(&state, program->makeCount), &calls, found, 0)) return;
    }
}

int main(void) {
    for (int number = 0; number < caseCount; number++) search(number);
}
#else
/// A run in a process of its own; a signal that ends it ends this process, too.
static void runApart(const Case *program, int make, const Calls *calls) {
    pid_t child = fork();
    if (child == 0) {
        perform(program, make, calls);
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
}

int main(int argc, char **argv) {
    programQueue = dispatch_queue_create("program", NULL);
    const Case *program = &cases[atoi(argv[1])];
    Calls calls = {0};
    if (argc > 3) {
        for (int index = 4; index < argc; index++) calls.numbers[calls.count++] = atoi(argv[index]);
        perform(program, atoi(argv[3]), &calls);
        return 0;
    }
    unsigned long long state = 7;
    for (int make = 0; make < program->makeCount; make++) {
        calls.count = 0;
        runApart(program, make, &calls);
        if (program->callCount == 0) continue;
        for (int turn = 0; turn < 20; turn++) {
            calls.count = 6;
            for (int index = 0; index < 6; index++) calls.numbers[index] = random_(&state, program->callCount);
            runApart(program, make, &calls);
        }
    }
}
#endif
