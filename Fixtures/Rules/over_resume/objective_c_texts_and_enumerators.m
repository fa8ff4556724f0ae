// What a text is equal to, and which case of a `switch` an enumerator is, is the same at each question.
#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Pace) { PaceSlow, PaceFast, PaceStill };

@interface Metronome : NSObject
- (void)pause;
- (void)unpause;
@end

@implementation Metronome {
    dispatch_source_t _ticks;
    BOOL _isPaused;
}

- (instancetype)init {
    if ((self = [super init])) {
        _ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_timer(_ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
        dispatch_source_set_event_handler(_ticks, ^{ NSLog(@"tick"); });
        dispatch_resume(_ticks);
    }
    return self;
}

- (void)pause {
    if (_isPaused) { return; }
    _isPaused = YES;
    [self tell:@"suspend"];
}

- (void)unpause {
    if (!_isPaused) { return; }
    _isPaused = NO;
    [self tell:@"resume"];
}

- (void)tell:(NSString *)word {
    if ([word isEqualToString:@"suspend"]) {
        dispatch_suspend(_ticks);
    } else if ([word isEqual:@"resume"]) {
        dispatch_resume(_ticks);
    } else {
        dispatch_source_cancel(_ticks);
    }
}

- (void)dealloc {
    [self unpause];
}

@end

void play(Pace pace) {
    dispatch_source_t ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(ticks, ^{ NSLog(@"tick"); });
    dispatch_resume(ticks);
    switch (pace) {
    case PaceStill:
        dispatch_suspend(ticks);
        break;
    case PaceSlow:
    case PaceFast:
        break;
    }
    NSLog(@"%ld", (long)pace);
    switch (pace) {
    case PaceStill:
        dispatch_resume(ticks);
        break;
    default:
        break;
    }
    dispatch_source_cancel(ticks);
}
