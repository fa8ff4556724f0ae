// A condition on an enumerator has one outcome in a call.
#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Speed) { SpeedSlow, SpeedFast };

void suspendWhileSlow(Speed speed) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    if (speed == SpeedSlow) {
        dispatch_suspend(ticks);
    }
    NSLog(@"%@", ticks);
    if (speed == SpeedSlow) {
        dispatch_resume(ticks);
    }
    dispatch_source_cancel(ticks);
}
