// An exception skips the resume of the `@try`; the handler makes up for it, or forgets to.
#import <Foundation/Foundation.h>

@interface Loader : NSObject
- (void)load;
@end

void loadWithCare(Loader *loader) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    @try {
        dispatch_suspend(ticks);
        [loader load];
        dispatch_resume(ticks);
    } @catch (NSException *exception) {
        dispatch_resume(ticks);
    }
    dispatch_source_cancel(ticks);
}

/// A function of C raises nothing.
void printWithCare(void) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    @try {
        dispatch_suspend(ticks);
        NSLog(@"suspended");
        dispatch_resume(ticks);
    } @catch (NSException *exception) {
        NSLog(@"never");
    }
    dispatch_source_cancel(ticks);
}
