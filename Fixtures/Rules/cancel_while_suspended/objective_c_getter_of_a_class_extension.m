// A getter that no interface declares runs only where the class uses it: there the new source is resumed at once.
#import <Foundation/Foundation.h>

@interface Watch : NSObject
- (void)start;
- (void)stop;
- (void)restart;
@end

@interface Watch ()
@property (nonatomic, strong) dispatch_source_t ticks;
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
        dispatch_source_cancel(_ticks);
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
