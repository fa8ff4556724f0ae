#import <Foundation/Foundation.h>

/// The check is the same however it is written.
@interface Pulse : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Pulse

- (void)start {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf beat]; }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)beat {
  NSLog(@"beat");
}

- (void)load {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self stop];
    [self end];
    [self finish];
  });
}

- (void)stop {
  if ([NSThread isMainThread] == NO) {
    return;
  }
  [self.timer invalidate];
}

- (void)end {
  if (NO == [NSThread isMainThread]) {
    return;
  }
  [self.timer invalidate];
}

- (void)finish {
  if ([NSThread isMainThread] != YES) {
    return;
  }
  [self.timer invalidate];
}

@end
