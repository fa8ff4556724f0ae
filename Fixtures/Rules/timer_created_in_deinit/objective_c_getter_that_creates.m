#import <UIKit/UIKit.h>

@interface BallView : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation BallView

- (NSTimer *)timer {
  if (!_timer) {
    __weak typeof(self) weakSelf = self;
    _timer = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *t) { [weakSelf setNeedsDisplay]; }];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return _timer;
}

- (void)start {
  [self.timer fire];
}

- (void)dealloc {
  [self.timer invalidate];  // expect: timer_created_in_deinit(error)
}

@end

/// The target is retained, and released again within the statement.
@interface NetView : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation NetView

- (NSTimer *)timer {
  if (!_timer) {
    _timer = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(setNeedsDisplay) userInfo:nil repeats:YES];  // expect: invalidate_only_in_deinit(warning)
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return _timer;
}

- (void)start {
  [self.timer fire];
}

- (void)dealloc {
  [self.timer invalidate];  // expect: timer_created_in_deinit(note)
}

@end
