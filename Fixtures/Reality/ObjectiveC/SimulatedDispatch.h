// Stands in for Dispatch when every order of calls is tried: a trap is written down instead of ending the process.

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

/// The first trap of an attempt.
static const char *firstTrap;

static void trap(const char *message) {
    if (firstTrap == NULL) firstTrap = message;
}

typedef struct dispatch_queue *dispatch_queue_t;
typedef void (^dispatch_block_t)(void);
typedef unsigned long long dispatch_time_t;

typedef struct dispatch_source {
    int references;
    int suspensions;
    bool isInactive, needsActivation, isCancelled;
    /// The source that was created before it in the same attempt.
    struct dispatch_source *previous;
} *dispatch_source_t;

static dispatch_queue_t programQueue;
static dispatch_source_t newestSource;

#define DISPATCH_SOURCE_TYPE_TIMER 0
#define DISPATCH_TIME_NOW 0

static inline dispatch_queue_t dispatch_get_main_queue(void) { return NULL; }
static inline dispatch_queue_t dispatch_queue_create(const char *label, void *attributes) { return NULL; }
static inline dispatch_time_t dispatch_time(dispatch_time_t when, long long delta) { return when + delta; }
static inline void dispatch_sync(dispatch_queue_t queue, dispatch_block_t work) { work(); }
static void drainQueues(void) {}

static inline dispatch_source_t dispatch_source_create(int type, long handle, long mask, dispatch_queue_t queue) {
    dispatch_source_t source = calloc(1, sizeof(*source));
    source->references = 1;
    source->isInactive = source->needsActivation = true;
    source->previous = newestSource;
    return newestSource = source;
}

/// The real functions take no `NULL`, and a source that is gone is no source.
static inline dispatch_source_t existing(dispatch_source_t source) {
    if (source == NULL || source->references <= 0) abort();
    return source;
}

static inline void dispatch_source_set_timer(
    dispatch_source_t source, dispatch_time_t start, unsigned long long interval, unsigned long long leeway) {}
static inline void dispatch_source_set_event_handler(dispatch_source_t source, dispatch_block_t handler) {}
static inline long dispatch_source_testcancel(dispatch_source_t source) { return existing(source)->isCancelled; }
static inline void dispatch_source_cancel(dispatch_source_t source) { existing(source)->isCancelled = true; }
static inline void dispatch_suspend(dispatch_source_t source) { existing(source)->suspensions++; }
static inline void dispatch_retain(dispatch_source_t source) { existing(source)->references++; }

static inline void dispatch_resume(dispatch_source_t source) {
    existing(source);
    if (source->suspensions == 0 && source->isInactive && source->needsActivation) {
        source->isInactive = source->needsActivation = false;
    } else if (source->suspensions == 1 && !source->isInactive && source->needsActivation) {
        source->suspensions = 0;
        source->needsActivation = false;
    } else if (source->suspensions > 0) {
        source->suspensions--;
    } else {
        trap("Over-resume of an object");
    }
}

static inline void dispatch_activate(dispatch_source_t source) {
    existing(source);
    if (source->suspensions == 0 && source->isInactive) {
        source->isInactive = source->needsActivation = false;
    } else if (source->isInactive) {
        source->isInactive = false;
    }
}

static inline void dispatch_release(dispatch_source_t source) {
    if (--existing(source)->references > 0) return;
    if (source->isInactive) {
        trap("Release of an inactive object");
    } else if (source->suspensions > 0 || source->needsActivation) {
        trap("Release of a suspended object");
    }
}

/// Begins an attempt.
static inline void forgetSources(void) {
    firstTrap = NULL;
    while (newestSource) {
        dispatch_source_t source = newestSource;
        newestSource = source->previous;
        free(source);
    }
}
