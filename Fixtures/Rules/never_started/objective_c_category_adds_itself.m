#import <Foundation/Foundation.h>

@interface NSTimer (Running)
- (void)run;
@end

@implementation NSTimer (Running)

- (void)run {
  [[NSRunLoop mainRunLoop] addTimer:self forMode:NSRunLoopCommonModes];
}

@end

@interface Beeper : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) NSTimer *spare;
@end

@implementation Beeper

- (void)start {
  [self stop];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { [weakSelf beep]; }];
  [self.timer run];
  self.spare = [NSTimer timerWithTimeInterval:9 repeats:YES block:^(NSTimer *timer) { [weakSelf beep]; }];  // expect: never_started(error)
}

- (void)stop {
  [self.timer invalidate];
  [self.spare invalidate];
}

- (void)beep {
}

@end
