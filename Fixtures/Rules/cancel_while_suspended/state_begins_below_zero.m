#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, PulseState) {
    PulseStateNew = -1,
    PulseStateRunning = 0,
    PulseStateHeld = 1,
};

@interface Pulse : NSObject
- (void)run;
- (void)hold;
@end

@implementation Pulse {
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
    switch (_state) {
        case PulseStateNew:
        case PulseStateHeld:
            _state = PulseStateRunning;
            dispatch_resume(_source);
            break;
        case PulseStateRunning:
            break;
    }
}

- (void)hold {
    if (_state != PulseStateRunning) return;
    _state = PulseStateHeld;
    dispatch_suspend(_source);
}

- (void)dealloc {
    if (_state == PulseStateHeld) {
        dispatch_resume(_source);
    }
    dispatch_source_cancel(_source);  // expect: cancel_while_suspended
}

@end
