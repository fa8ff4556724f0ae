#import <Foundation/Foundation.h>

/// An interval that is given is no 0: the timer repeats, and its block keeps the monitor.
@interface Monitor : NSObject
- (instancetype)initWithThreshold:(NSTimeInterval)threshold;
@end

@implementation Monitor {
    CFRunLoopTimerRef _timer;
    NSTimeInterval _threshold;
    NSUInteger _pings;
}

- (instancetype)initWithThreshold:(NSTimeInterval)threshold {
    if ((self = [super init])) {
        _threshold = threshold;
        _timer = CFRunLoopTimerCreateWithHandler(  // expect: invalidate_only_in_deinit
            NULL, CFAbsoluteTimeGetCurrent(), _threshold, 0, 0, ^(CFRunLoopTimerRef timer) {
                [self ping];
            });
        CFRunLoopTimerSetTolerance(_timer, 1);
        CFRunLoopAddTimer(CFRunLoopGetMain(), _timer, kCFRunLoopCommonModes);
    }
    return self;
}

- (void)ping {
    _pings += 1;
}

- (void)dealloc {
    CFRunLoopTimerInvalidate(_timer);
    CFRelease(_timer);
}

@end
