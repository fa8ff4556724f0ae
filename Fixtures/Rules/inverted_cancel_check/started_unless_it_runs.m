#import <Foundation/Foundation.h>

@interface Blinker : NSObject
@end

@implementation Blinker {
  NSTimer *_lamp;
}

// A timer that runs goes on; the old one has ended, so that the call does nothing.
- (void)blink {
  if (![_lamp isValid]) {
    [_lamp invalidate];
    __weak typeof(self) weakSelf = self;
    _lamp = [NSTimer timerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) { [weakSelf toggle]; }];
    [[NSRunLoop mainRunLoop] addTimer:_lamp forMode:NSRunLoopCommonModes];
  }
}

- (void)rest {
  [_lamp invalidate];
}

- (void)toggle {}

@end
