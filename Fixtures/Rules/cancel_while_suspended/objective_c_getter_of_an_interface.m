// A getter that an interface declares others call, and the source that it makes is not resumed then.
#import <Foundation/Foundation.h>

@interface Watch : NSObject
@property (nonatomic, strong, readonly) dispatch_source_t ticks;
- (void)start;
- (void)stop;
- (void)restart;
@end

@implementation Watch

- (dispatch_source_t)ticks {
    if (!_ticks) {
        _ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_timer(_ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
        dispatch_source_set_event_handler(_ticks, ^{ NSLog(@"tick"); });
    }
    return _ticks;
}

- (void)start {
    if (!_ticks) {
        dispatch_resume(self.ticks);
    }
}

- (void)stop {
    if (_ticks) {
        dispatch_source_cancel(_ticks);  // expect: cancel_while_suspended(error)
        _ticks = nil;
    }
}

- (void)restart {
    [self stop];
    [self start];
}

- (void)dealloc {
    [self stop];
}

@end
