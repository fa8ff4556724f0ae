#import <Foundation/Foundation.h>

/// Whether there is a timer is asked as well.
@interface Doze : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Doze

- (void)start {
  [self stop];
  self.timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
    NSLog(@"doze");
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)stop {
  if (self.timer != nil && [self.timer isValid]) {
    [self.timer invalidate];
  }
  self.timer = nil;
}

- (void)dealloc {
  if (_timer && (_timer.isValid == YES)) [_timer invalidate];
}

@end
