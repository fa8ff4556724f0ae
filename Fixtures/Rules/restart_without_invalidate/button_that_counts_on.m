#import <UIKit/UIKit.h>

/// It is not always disabled while it counts.
@interface OpenCodeButton : UIButton
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger seconds;
@property (nonatomic, assign) BOOL isQuiet;
- (void)count;
@end

@implementation OpenCodeButton

- (void)count {
  self.seconds = 60;
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {  // expect: restart_without_invalidate
    [weakSelf tick];
  }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
  if (self.isQuiet) {
    self.enabled = NO;
  }
}

- (void)tick {
  self.seconds -= 1;
  if (self.seconds < 0) {
    [self.timer invalidate];
    self.timer = nil;
    self.enabled = YES;
  }
}

- (void)dealloc {
  [_timer invalidate];
}

@end

@interface OpenCodeController : UIViewController
@property (nonatomic, strong) OpenCodeButton *button;
@end

@implementation OpenCodeController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.button = [[OpenCodeButton alloc] init];
  [self.button addTarget:self action:@selector(sendCode) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:self.button];
}

- (void)sendCode {
  self.button.isQuiet = self.button.seconds > 10;
  [self.button count];
}

@end
