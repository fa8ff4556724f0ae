#import <Foundation/Foundation.h>

@interface Poller : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Poller

- (void)startPolling {
  [self stopPolling];
  self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    NSLog(@"poll");
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)stopPolling {
  if ([self.timer isValid]) {
    [self.timer invalidate];
  }
  self.timer = nil;
}

@end
