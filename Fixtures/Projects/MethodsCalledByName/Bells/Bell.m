#import "Bell.h"

@implementation Bell {
  NSUInteger _strokes;
}

/// Called by its name.
- (void)ring {
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(strike) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

/// Called by nobody.
- (void)toll {
  NSTimer *timer = [NSTimer timerWithTimeInterval:9 target:self selector:@selector(strike) userInfo:nil repeats:YES];  // expect: target_retained(note), missing_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)strike {
  _strokes += 1;
}

@end
