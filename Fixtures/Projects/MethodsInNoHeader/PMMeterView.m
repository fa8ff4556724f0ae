#import "PMMeterView.h"

/// No header declares 'startTicking', and the only call was taken out.
@implementation PMMeterView {
  NSTimer *_timer;
}

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  // [self startTicking];
  [self startBlinking];
  return self;
}

- (void)startTicking {
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: missing_invalidate(note), target_retained(note), restart_without_invalidate(note)
  [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)startBlinking {
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: missing_invalidate(warning), target_retained(warning)
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)startPulsing {
  NSTimer *timer = [NSTimer timerWithTimeInterval:2 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: missing_invalidate(warning), target_retained(warning)
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  self.alpha = self.alpha > 0.5 ? 0.5 : 1;
}
@end
