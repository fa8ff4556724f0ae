#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, PulseState) {
    PulseStateNew = -1,
    PulseStateRunning = 0,
    PulseStateHeld = 1,
};

/// The end starts whatever does not run.
@interface SafePulse : NSObject
- (void)run;
@end

@implementation SafePulse {
    dispatch_source_t _source;
    PulseState _state;
}

- (instancetype)init {
    if ((self = [super init])) {
        _state = PulseStateNew;
        _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
        dispatch_source_set_event_handler(_source, ^{ NSLog(@"beat"); });
    }
    return self;
}

- (void)run {
    if (_state == PulseStateNew) {
        _state = PulseStateRunning;
        dispatch_resume(_source);
    }
}

- (void)dealloc {
    if (_state != PulseStateRunning) {
        dispatch_resume(_source);
    }
    dispatch_source_cancel(_source);
}

@end
