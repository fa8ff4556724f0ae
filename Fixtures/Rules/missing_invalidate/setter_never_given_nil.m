#import <UIKit/UIKit.h>

@interface BannerView : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation BannerView

- (void)setTimer:(NSTimer *)timer {
  [_timer invalidate];
  _timer = timer;
}

- (void)startCycling {
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:3 repeats:YES block:^(NSTimer *timer) { [weakSelf showNext]; }];  // expect: missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)showNext {
  [self setNeedsDisplay];
}

@end
