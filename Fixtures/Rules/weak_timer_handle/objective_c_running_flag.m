#import <UIKit/UIKit.h>

@interface ToastView : UIView
@property (nonatomic, weak) NSTimer *hideTimer;
@end

@implementation ToastView

- (void)showTitle:(NSString *)title {
  [self.hideTimer invalidate];
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:2 repeats:NO block:^(NSTimer *timer) { [weakSelf removeFromSuperview]; }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.hideTimer = timer;
}

- (void)hide {
  [self.hideTimer invalidate];
}

@end
