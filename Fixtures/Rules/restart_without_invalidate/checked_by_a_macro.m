#import <UIKit/UIKit.h>

#define REQUIRE(state, value) do { \
    if (state != value) \
      [NSException raise:@"Order" format:@"%s is %d", #state, state]; \
  } while (0)

/// A second start raises an exception before it makes a timer.
@interface SyncAgent : NSObject
- (void)launch;
- (void)enterForeground;
- (void)enterBackground;
@end

@implementation SyncAgent {
  NSTimer *_timer;
  BOOL _isInFront;
}

- (void)launch {
  REQUIRE(_isInFront, NO);
  _isInFront = YES;
  [self begin];
}

- (void)enterForeground {
  REQUIRE(_isInFront, NO);
  _isInFront = YES;
  [self begin];
}

- (void)enterBackground {
  REQUIRE(_isInFront, YES);
  _isInFront = NO;
  [_timer invalidate];
  _timer = nil;
}

- (void)begin {
  _timer = [NSTimer timerWithTimeInterval:60 target:self.class selector:@selector(sync) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

+ (void)sync {
}

@end
