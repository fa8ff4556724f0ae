#import <UIKit/UIKit.h>

/// It is disabled from the start of its count to the end, so that no second touch starts another.
@interface CodeButton : UIButton
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger seconds;
- (void)count;
@end

@implementation CodeButton

- (void)count {
  self.seconds = 60;
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    [weakSelf tick];
  }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
  self.enabled = NO;
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

@interface CodeController : UIViewController
@property (nonatomic, strong) CodeButton *button;
@end

@implementation CodeController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.button = [[CodeButton alloc] init];
  [self.button addTarget:self action:@selector(sendCode) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:self.button];
}

- (void)sendCode {
  [self.button count];
}

@end
