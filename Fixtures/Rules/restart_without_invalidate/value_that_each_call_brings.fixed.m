#import <UIKit/UIKit.h>

/// Only the same progress is held off: another one starts the count again.
@interface GaugeView : UIView
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) float progress;
@property (nonatomic, assign) NSInteger steps;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

@implementation GaugeView

- (void)setProgress:(float)progress animated:(BOOL)animated {
  if (self.progress == progress) {
    return;
  }
  [self animateTo:progress];
}

- (void)animateTo:(float)progress {
  __weak typeof(self) weakSelf = self;
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
    weakSelf.steps += 1;
  }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
  _progress = progress;
}

- (void)finish {
  [self.timer invalidate];
}

- (void)dealloc {
  [_timer invalidate];
}

@end

@interface GaugeController : UIViewController
@property (nonatomic, strong) GaugeView *gauge;
@end

@implementation GaugeController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.gauge setProgress:(float)drand48() animated:YES];
}

@end
