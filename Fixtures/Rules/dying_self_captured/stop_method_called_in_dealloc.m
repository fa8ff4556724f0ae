#import <Foundation/Foundation.h>

@interface Waiter : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Waiter

- (void)wait {
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:5 target:self.class selector:@selector(late) userInfo:nil repeats:NO];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)stop {
  if (![NSThread isMainThread]) {
    dispatch_async(dispatch_get_main_queue(), ^{  // expect: dying_self_captured(warning)
      [self stop];
    });
    return;
  }
  [self.timer invalidate];
  self.timer = nil;
}

- (void)dealloc {
  [self stop];
}

@end
