#import "TWGaugeView.h"

@implementation TWGaugeView {
  NSTimer *_timer;
  NSTimer *_progressTimer;
}

- (void)show {
  [self beginTicks];
}

/// Nobody calls it.
- (void)showProgressOf:(NSArray *)items {
  [self beginProgress];
}

- (void)beginTicks {
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)beginProgress {
  [_progressTimer invalidate];
  _progressTimer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(note), missing_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:_progressTimer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  NSLog(@"tick");
}
@end
