#import "Hud.h"

@implementation Hud

- (instancetype)init {
  if ((self = [super init])) {
    self.graceTime = 0.0f;
    self.showTime = 0.0f;
  }
  return self;
}

/// Called on a queue, but nothing in the app sets the grace time.
- (void)show {
  if (self.graceTime > 0.0) {
    self.graceTimer = [NSTimer scheduledTimerWithTimeInterval:self.graceTime target:self selector:@selector(handle:) userInfo:nil repeats:NO];
  }
  if (self.showTime > 0.0) {
    self.showTimer = [NSTimer scheduledTimerWithTimeInterval:self.showTime target:self selector:@selector(handle:) userInfo:nil repeats:NO]; // expect: no_run_loop(error)
  }
}

- (void)handle:(NSTimer *)timer {
  NSLog(@"shown");
}

@end
