#import <Foundation/Foundation.h>

@interface Alarm : NSObject
- (void)ringOnce;
- (void)ringAgainAndAgain;
- (void)quiet;
@end

@implementation Alarm {
  NSTimer *_timer;
}

- (void)ringOnce {
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(ringLast:) userInfo:nil repeats:NO];
  _timer.tolerance = 6;
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)ringAgainAndAgain {
  __weak typeof(self) weakSelf = self;
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) { [weakSelf ring]; }];
  _timer.tolerance = 6;
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

/// The timer that has fired is over, and the other one does not call this.
- (void)ringLast:(NSTimer *)timer {
  _timer = nil;
  [self ring];
}

- (void)ring {
  NSLog(@"ring");
}

- (void)quiet {
  [_timer invalidate];
  _timer = nil;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
