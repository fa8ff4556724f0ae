#import <UIKit/UIKit.h>

@interface Spring : NSObject
@end

@implementation Spring {
    NSTimer *_timer;
}

- (instancetype)initWithPeriod:(NSTimeInterval)period {
    if ((self = [super init])) {
        __weak typeof(self) weakSelf = self;
        _timer = [NSTimer timerWithTimeInterval:period repeats:YES block:^(NSTimer *timer) { [weakSelf beat]; }];
        [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
    }
    return self;
}

- (void)beat {}

- (void)dealloc { [_timer invalidate]; }

@end
