#import <Foundation/Foundation.h>

/// 0 for the interval: it fires once, and lets the monitor go then.
@interface Monitor : NSObject
@end

@implementation Monitor {
    CFRunLoopTimerRef _timer;
    NSUInteger _pings;
}

- (instancetype)init {
    if ((self = [super init])) {
        _timer = CFRunLoopTimerCreateWithHandler(
            NULL, CFAbsoluteTimeGetCurrent() + 2, 0, 0, 0, ^(CFRunLoopTimerRef timer) {
                [self ping];
            });
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
