#import <Foundation/Foundation.h>

// Whoever sets the flag lets go of the object: nobody fires the timer after its last tick.
@interface TrafficMeter : NSObject {
  NSTimer *_timer;
  BOOL _endsAfterThisTick;
}
- (void)endAfterThisTick;
- (void)refreshNow;
@end

@implementation TrafficMeter

- (instancetype)init {
  self = [super init];
  if (self) {
    _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];  // expect: target_retained(note)
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)endAfterThisTick {
  _endsAfterThisTick = YES;
}

- (void)refreshNow {
  [_timer fire];
}

- (void)tick:(NSTimer *)timer {
  NSLog(@"traffic");
  if (_endsAfterThisTick) {
    [_timer invalidate];
  }
}

@end
