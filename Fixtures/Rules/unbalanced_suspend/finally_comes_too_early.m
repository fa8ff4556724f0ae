// What `@finally` gives back is only one of two suspensions where control leaves the `@try` early.
#import <Foundation/Foundation.h>

void printTwice(BOOL isShort) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    dispatch_suspend(ticks);
    @try {
        dispatch_suspend(ticks);  // expect: unbalanced_suspend(error)
        if (isShort) {
            return;
        }
        dispatch_resume(ticks);
    } @finally {
        dispatch_resume(ticks);
    }
}
