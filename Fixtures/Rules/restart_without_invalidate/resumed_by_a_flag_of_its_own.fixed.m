#import <UIKit/UIKit.h>

/// The flag says nothing of a stop: whoever allows the resumption leaves the timer running.
@interface Ticker : NSObject
@property(nonatomic) BOOL mayResume;
@property(nonatomic, strong) NSTimer *timer;
- (void)start;
@end

@implementation Ticker
- (void)observe {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:self selector:@selector(resume:) name:UIApplicationDidBecomeActiveNotification object:nil];
  [self start];
}

- (void)start {
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:2 target:[Ticker class] selector:@selector(tick) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)allow {
  self.mayResume = YES;
}

- (void)resume:(NSNotification *)notification {
  if (self.mayResume) {
    [self start];
  }
}

- (void)stop {
  [self.timer invalidate];
}

+ (void)tick {
  NSLog(@"tick");
}
@end
