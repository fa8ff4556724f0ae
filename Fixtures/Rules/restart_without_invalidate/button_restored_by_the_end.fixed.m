#import <UIKit/UIKit.h>

@interface BRService : NSObject
- (void)sendCodeWithTarget:(id)target selector:(SEL)selector;
@end

/// The answer starts the next countdown; what asks for it is disabled until the countdown has ended.
@interface BRCodeController : UIViewController
@property(nonatomic) UIButton *resendButton;
@property(nonatomic) NSTimer *timer;
@property(nonatomic) NSInteger seconds;
@property(nonatomic) BRService *service;
@end

@implementation BRCodeController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.seconds = 60;
  [self.resendButton addTarget:self action:@selector(resend) forControlEvents:UIControlEventTouchUpInside];
  [self startCountdown];
}

- (void)startCountdown {
  self.resendButton.enabled = NO;
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  self.seconds -= 1;
  if (self.seconds <= 0) {
    [self.timer invalidate];
    self.resendButton.enabled = YES;
  }
}

- (void)resend {
  [self.service sendCodeWithTarget:self selector:@selector(codeSent)];
}

- (void)codeSent {
  self.seconds = 60;
  [self startCountdown];
}
@end

/// Here the answer itself restores the button, whether or not the countdown has ended.
@interface BRHastyController : UIViewController
@property(nonatomic) UIButton *resendButton;
@property(nonatomic) NSTimer *timer;
@property(nonatomic) NSInteger seconds;
@property(nonatomic) BRService *service;
@end

@implementation BRHastyController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.seconds = 60;
  [self.resendButton addTarget:self action:@selector(resend) forControlEvents:UIControlEventTouchUpInside];
  [self startCountdown];
}

- (void)startCountdown {
  self.resendButton.enabled = NO;
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  self.seconds -= 1;
  if (self.seconds <= 0) {
    [self.timer invalidate];
    self.resendButton.enabled = YES;
  }
}

- (void)resend {
  [self.service sendCodeWithTarget:self selector:@selector(codeSent)];
}

- (void)codeSent {
  self.seconds = 60;
  [self startCountdown];
  self.resendButton.enabled = YES;
}
@end
