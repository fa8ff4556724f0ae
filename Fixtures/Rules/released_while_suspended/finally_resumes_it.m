// `@finally` runs however control leaves the `@try`, so that what it resumes is never left suspended.
#import <Foundation/Foundation.h>

void printWhileItWaits(BOOL isShort, NSArray *lines) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    for (NSString *line in lines) {
        dispatch_suspend(ticks);
        @try {
            if (line.length == 0) {
                continue;
            }
            if (isShort) {
                return;
            }
            NSLog(@"%@", line);
        } @finally {
            dispatch_resume(ticks);
        }
    }
    dispatch_source_cancel(ticks);
}
