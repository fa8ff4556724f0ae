#import <UIKit/UIKit.h>

@interface ResendController : UIViewController
@property (nonatomic, strong) UIButton *sendButton;
@property (nonatomic, strong) NSTimer *countdown;
@end

@implementation ResendController

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
  __weak typeof(self) weakSelf = self;
  self.countdown = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];  // expect: restart_without_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:self.countdown forMode:NSRunLoopCommonModes];
}

- (void)replyArrived {
  self.sendButton.enabled = YES;
}

- (void)tick {
  [self.view setNeedsLayout];
}

- (void)dealloc {
  [_countdown invalidate];
}

@end
