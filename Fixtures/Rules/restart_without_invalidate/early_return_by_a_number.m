#import <UIKit/UIKit.h>

/// The callers pass no interval, with which the method returns at once.
@interface LevelController : UIViewController
@end

@implementation LevelController {
  NSTimer *_timer;
  NSInteger _level;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self watchEvery:0];
}

- (void)watchEvery:(NSInteger)interval {
  if (interval <= 0) return;
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:interval repeats:YES block:^(NSTimer *timer) { [weakSelf rise]; }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)rise {
  _level++;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
