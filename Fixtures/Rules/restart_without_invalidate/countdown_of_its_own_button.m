#import <UIKit/UIKit.h>

@interface CodeButton : UIButton
- (void)beginCountdown;
- (void)endCountdown;
@end

@implementation CodeButton {
  NSTimer *_timer;
  NSInteger _secondsLeft;
}

- (void)beginCountdown {
  _secondsLeft = 60;
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)endCountdown {
  if (!self.enabled) self.enabled = YES;
  [_timer invalidate];
  _timer = nil;
}

- (void)tick {
  _secondsLeft--;
  if (_secondsLeft == 0) [self endCountdown];
}

- (void)dealloc {
  [_timer invalidate];
}

@end

@interface LoginController : UIViewController
@property (nonatomic, copy) void (^request)(void (^answer)(BOOL isSent));
@property (nonatomic, copy) void (^dismissed)(void);
@property (nonatomic, strong) CodeButton *button;
@end

@implementation LoginController

- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  self.dismissed = ^{ [weakSelf sendCode:weakSelf.button]; };
}

/// Disabled until the countdown ends. After a failure there is no countdown when the code is asked for again.
- (void)sendCode:(CodeButton *)sender {
  sender.enabled = NO;
  __weak typeof(self) weakSelf = self;
  self.request(^(BOOL isSent) {
    if (isSent) {
      [sender beginCountdown];
    } else {
      [sender endCountdown];
      [weakSelf askAgain:sender];
    }
  });
}

- (void)askAgain:(CodeButton *)sender {
  __weak typeof(self) weakSelf = self;
  self.dismissed = ^{ [weakSelf sendCode:sender]; };
}

@end
