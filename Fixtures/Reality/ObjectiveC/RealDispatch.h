// The real Dispatch, and what the harness asks of it.

#include <dispatch/dispatch.h>
#include <unistd.h>

static dispatch_queue_t programQueue;

static void drainQueues(void) { dispatch_sync(programQueue, ^{}); }
