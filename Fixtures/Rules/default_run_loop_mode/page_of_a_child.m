#import <UIKit/UIKit.h>

/// Here the page is a part of the screen, through the view of a child.
@interface CodeBesideATextController : UIViewController
@property (nonatomic, strong) UIButton *button;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger seconds;
@end

@implementation CodeBesideATextController

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
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {  // expect: default_run_loop_mode(warning)
    weakSelf.seconds -= 1;
    [weakSelf.button setTitle:@(weakSelf.seconds).stringValue forState:UIControlStateNormal];
  }];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

@end
