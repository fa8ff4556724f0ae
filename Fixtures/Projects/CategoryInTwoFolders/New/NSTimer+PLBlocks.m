#import "NSTimer+PLBlocks.h"

@implementation NSTimer (PLBlocks)

+ (NSTimer *)pl_everySeconds:(NSTimeInterval)seconds run:(void (^)(void))block {
  NSTimer *timer = [self timerWithTimeInterval:seconds target:self selector:@selector(pl_run:) userInfo:[block copy] repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  return timer;
}

+ (void)pl_run:(NSTimer *)timer {
  void (^block)(void) = timer.userInfo;
  block();
}

@end
