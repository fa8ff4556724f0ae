#import "Bell.h"

@interface Bell ()

@property (nonatomic, strong) NSTimer *timer;

@end

@implementation Bell

- (void)ring {
  __weak Bell *weakSelf = self;
  dispatch_async(dispatch_get_main_queue(), ^{
    [weakSelf.timer invalidate];
    weakSelf.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
      NSLog(@"ding");
    }];
    weakSelf.timer.tolerance = 0.1;
    [[NSRunLoop mainRunLoop] addTimer:weakSelf.timer forMode:NSRunLoopCommonModes];
  });
}

/// Off the main thread only while the harbor listens, which no control of a nib and no code lets it do.
- (void)clean {
  [self.timer invalidate];
  self.timer = nil;
}

@end
