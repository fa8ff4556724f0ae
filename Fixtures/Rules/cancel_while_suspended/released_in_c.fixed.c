// The release of a suspended source crashes in C, too.
#include <dispatch/dispatch.h>
#include <stdbool.h>
#include <stdio.h>

void countTwice(bool isShort) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ puts("tick"); });
    dispatch_resume(ticks);
    dispatch_suspend(ticks);
    if (isShort) {
        return;
    }
    dispatch_resume(ticks);
    dispatch_source_cancel(ticks);
    dispatch_release(ticks);
}
