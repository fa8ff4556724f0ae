#import "TLMeter.h"

@implementation TLMeter

// Invalidated in Swift, under the Swift names of the class and the property.
- (void)startSampling {
  [self.sampleTimer invalidate];
  __weak typeof(self) weakSelf = self;
  self.sampleTimer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf setNeedsDisplay]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.sampleTimer forMode:NSRunLoopCommonModes];
}

// Nobody invalidates this one.
- (void)startWarmingUp {
  if (self.warmUpTimer) return;
  __weak typeof(self) weakSelf = self;
  self.warmUpTimer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf setNeedsDisplay]; }];  // expect: missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:self.warmUpTimer forMode:NSRunLoopCommonModes];
}

- (void)haltTimer:(NSTimer *)timer {
  [timer invalidate];
}

@end
