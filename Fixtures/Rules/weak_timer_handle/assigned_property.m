#import <UIKit/UIKit.h>

@interface ToastView : UIView
@property (nonatomic, assign) NSTimer *hideTimer;  // expect: weak_timer_handle(note)
@end

@implementation ToastView

- (void)showTitle:(NSString *)title {
  [self.hideTimer invalidate];
  __weak typeof(self) weakSelf = self;
  self.hideTimer = [NSTimer timerWithTimeInterval:2 repeats:NO block:^(NSTimer *timer) { [weakSelf removeFromSuperview]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.hideTimer forMode:NSRunLoopCommonModes];
}

- (void)hide {
  [self.hideTimer invalidate];
  self.hideTimer = nil;
}

@end
