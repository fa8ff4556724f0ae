#import <UIKit/UIKit.h>

/// The resumption follows a stop: nothing else sets its flag.
@interface Stream : NSObject
@property(nonatomic) BOOL isRunning;
@property(nonatomic) BOOL wasRunning;
@property(nonatomic, strong) NSTimer *timer;
- (void)start;
- (void)observe;
@end

@implementation Stream
- (void)observe {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:self selector:@selector(pause:) name:UIApplicationWillResignActiveNotification object:nil];
  [center addObserver:self selector:@selector(resume:) name:UIApplicationDidBecomeActiveNotification object:nil];
}

- (void)start {
  self.timer = [NSTimer timerWithTimeInterval:2 target:[Stream class] selector:@selector(frame) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
  self.isRunning = YES;
}

- (void)stop {
  if (self.isRunning) {
    [self.timer invalidate];
    self.timer = nil;
    self.isRunning = NO;
  }
}

- (void)pause:(NSNotification *)notification {
  self.wasRunning = self.isRunning;
  [self stop];
}

- (void)resume:(NSNotification *)notification {
  if (self.wasRunning) {
    [self start];
  }
}

+ (void)frame {
  NSLog(@"frame");
}

- (void)dealloc {
  [_timer invalidate];
}
@end

@interface Camera : NSObject
@property(nonatomic, strong) Stream *stream;
@end

@implementation Camera
- (void)open {
  self.stream = [[Stream alloc] init];
  [self.stream observe];
  [self.stream start];
}
@end
