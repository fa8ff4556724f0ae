#import <UIKit/UIKit.h>

/// In the common modes it counts on beside the text, a part of the screen, through the view of a child.
@interface TermsBesideATextController : UIViewController
@property (nonatomic, strong) UIButton *button;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger seconds;
@end

@implementation TermsBesideATextController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view addSubview:self.button];
  UIViewController *help = [[UIViewController alloc] init];
  UITextView *text = [[UITextView alloc] init];
  [help.view addSubview:text];
  [self addChildViewController:help];
  [self.view addSubview:help.view];
}

- (void)sendCode {
  [self.timer invalidate];
  self.seconds = 60;
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    weakSelf.seconds -= 1;
    [weakSelf.button setTitle:@(weakSelf.seconds).stringValue forState:UIControlStateNormal];
  }];
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

@end
