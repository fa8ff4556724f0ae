#import <UIKit/UIKit.h>

@interface CodeController : UIViewController
@property (nonatomic, strong) UIButton *sendButton;
@property (nonatomic, strong) NSTimer *countdown;
@property (nonatomic) NSInteger secondsLeft;
@end

@implementation CodeController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.sendButton = [[UIButton alloc] init];
  [self.sendButton addTarget:self action:@selector(send:) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:self.sendButton];
}

- (void)send:(id)sender {
  self.sendButton.enabled = NO;
  [self begin];
}

- (void)begin {
  self.secondsLeft = 60;
  __weak typeof(self) weakSelf = self;
  self.countdown = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.countdown forMode:NSRunLoopCommonModes];
}

- (void)tick {
  self.secondsLeft -= 1;
  if (self.secondsLeft == 0) {
    [self.countdown invalidate];
    self.countdown = nil;
    self.sendButton.enabled = YES;
  }
}

- (void)dealloc {
  [_countdown invalidate];
}

@end
