#import "Clock.h"

@implementation Clock

// Invalidated in Swift.
- (void)startTicking {
  [self.tickTimer invalidate];
  __weak typeof(self) weakSelf = self;
  self.tickTimer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf setNeedsDisplay]; }];
  [[NSRunLoop mainRunLoop] addTimer:_tickTimer forMode:NSRunLoopCommonModes];
}

// Nobody invalidates this one.
- (void)startBlinking {
  if (self.blinkTimer) return;
  __weak typeof(self) weakSelf = self;
  self.blinkTimer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf setNeedsDisplay]; }];  // expect: missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_blinkTimer forMode:NSRunLoopCommonModes];
}

@end
