#import <Foundation/Foundation.h>

/// The check leaves on the main thread and goes on elsewhere.
@interface Beat : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Beat

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
    [self halt];
  });
}

- (void)halt {
  if ([NSThread isMainThread] == YES) {
    return;
  }
  [self.timer invalidate];  // expect: invalidate_off_thread
}

@end
