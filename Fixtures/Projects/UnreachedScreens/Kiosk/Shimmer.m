#import "Shimmer.h"

@implementation Shimmer

/// Only other views are told to start animating.
- (void)startAnimating {
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(step:) userInfo:nil repeats:YES];  // expect: target_retained(note), missing_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)startOnce {
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(step:) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)step:(NSTimer *)timer {
  NSLog(@"step");
}

@end
