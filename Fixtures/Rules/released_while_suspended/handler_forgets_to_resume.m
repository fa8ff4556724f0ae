// An exception skips the resume of the `@try`, and the handler does not make up for it.
#import <Foundation/Foundation.h>

@interface Loader : NSObject
- (void)load;
@end

void loadInHaste(Loader *loader) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    @try {
        dispatch_suspend(ticks);
        [loader load];
        dispatch_resume(ticks);
    } @catch (NSException *exception) {
        NSLog(@"%@", exception);
    }
}  // expect: released_while_suspended(error)
