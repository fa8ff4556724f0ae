#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Pace) { PaceSlow, PaceFast, PaceOff };

/// Off chooses an interval of zero, with which the old timer ends and no new one begins.
@interface Finder : NSObject
@property (nonatomic) NSTimer *timer;
@end

@implementation Finder

- (void)setPace:(Pace)pace {
  NSTimeInterval interval;
  switch (pace) {
    case PaceSlow:
      interval = 30;
      break;
    case PaceFast:
      interval = 1;
      break;
    case PaceOff:
      interval = 0;
      break;
  }
  [self.timer invalidate];
  if (interval > 0) {
    __weak typeof(self) weakSelf = self;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:interval repeats:YES block:^(NSTimer *timer) { // expect: default_run_loop_mode(note)
      [weakSelf find];
    }];
  }
}

- (void)find {
}

@end

/// The local variable has one value.
@interface Seeker : NSObject
@property (nonatomic) NSTimer *timer;
@end

@implementation Seeker

- (void)begin {
  NSTimeInterval interval = 30;
  [self.timer invalidate];
  if (interval > 0) {
    __weak typeof(self) weakSelf = self;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:interval repeats:YES block:^(NSTimer *timer) { // expect: missing_invalidate, default_run_loop_mode(note)
      [weakSelf seek];
    }];
  }
}

- (void)seek {
}

@end
