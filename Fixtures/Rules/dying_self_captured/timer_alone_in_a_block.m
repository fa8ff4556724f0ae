#import <Foundation/Foundation.h>

@interface Monitor : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Monitor

- (void)startMonitoring {
  if (self.timer) return;
  self.timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
    NSLog(@"still up");
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  NSTimer *timer = _timer;
  dispatch_async(dispatch_get_main_queue(), ^{
    [timer invalidate];
  });
}

@end
