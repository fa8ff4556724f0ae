#import <UIKit/UIKit.h>

@interface ResendButton : UIButton
- (void)beginCountdown;
- (void)endCountdown;
@end

@implementation ResendButton {
  NSTimer *_timer;
  NSInteger _secondsLeft;
}

- (void)beginCountdown {
  _secondsLeft = 60;
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:1  // expect: restart_without_invalidate
                                  repeats:YES
                                    block:^(NSTimer *timer) {
                                      [weakSelf tick];
                                    }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)endCountdown {
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

@interface ResendController : UIViewController
@property (nonatomic, copy) void (^request)(void (^answer)(BOOL isSent));
@property (nonatomic, copy) void (^dismissed)(void);
@property (nonatomic, strong) ResendButton *button;
@end

@implementation ResendController

- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  self.dismissed = ^{ [weakSelf sendCode:weakSelf.button]; };
}

/// The code can be asked for again after a success.
- (void)sendCode:(ResendButton *)sender {
  __weak typeof(self) weakSelf = self;
  self.request(^(BOOL isSent) {
    [sender beginCountdown];
    [weakSelf askAgain:sender];
  });
}

- (void)askAgain:(ResendButton *)sender {
  __weak typeof(self) weakSelf = self;
  self.dismissed = ^{ [weakSelf sendCode:sender]; };
}

@end
