// What only the class's own extension declares is part of its callers.
#import <Foundation/Foundation.h>

@interface Beat : NSObject
- (void)skipOne;
@end

@interface Beat ()
- (void)start;
- (void)stop;
@end

@implementation Beat {
    dispatch_source_t _ticks;
}

- (instancetype)init {
    if ((self = [super init])) {
        _ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_timer(_ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
        dispatch_source_set_event_handler(_ticks, ^{ NSLog(@"tick"); });
        [self start];
    }
    return self;
}

- (void)start {
    dispatch_resume(_ticks);
}

- (void)stop {
    dispatch_suspend(_ticks);
}

- (void)skipOne {
    [self stop];
    [self start];
}

@end
