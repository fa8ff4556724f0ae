// What an interface declares, others call in any order, though the class calls it, too.
#import <Foundation/Foundation.h>

@interface Beat : NSObject
- (void)start;
- (void)stop;
- (void)skipOne;
@end

@implementation Beat {
    dispatch_source_t _ticks;  // expect: released_while_suspended(error)
}

- (instancetype)init {
    if ((self = [super init])) {
        _ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_timer(_ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
        dispatch_source_set_event_handler(_ticks, ^{ NSLog(@"tick"); });
    }
    return self;
}

- (void)start {
    dispatch_resume(_ticks);  // expect: untracked_suspension(warning)
}

- (void)stop {
    dispatch_suspend(_ticks);
}

- (void)skipOne {
    [self stop];
    [self start];
}

@end
