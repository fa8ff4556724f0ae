// An enumerator is a number, and a condition on it may hold or not.
#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Speed) { SpeedSlow, SpeedFast };

void leaveEarly(Speed speed) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    dispatch_suspend(ticks);
    if (speed == SpeedSlow) {
        return;  // expect: released_while_suspended(error)
    }
    dispatch_resume(ticks);
    dispatch_source_cancel(ticks);
}
