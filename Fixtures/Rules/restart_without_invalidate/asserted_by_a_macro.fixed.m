#import <UIKit/UIKit.h>

#define REQUIRE(state, value) NSAssert(state == value, @"Order")

/// Builds for release do not contain the assertion.
@interface UploadAgent : NSObject
- (void)launch;
- (void)enterForeground;
- (void)enterBackground;
@end

@implementation UploadAgent {
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
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60
                                   target:self.class
                                 selector:@selector(upload)
                                 userInfo:nil
                                  repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

+ (void)upload {
}

@end
