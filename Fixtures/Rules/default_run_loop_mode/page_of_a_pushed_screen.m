#import <UIKit/UIKit.h>

/// Nothing on the screen itself scrolls: the page of the terms is the view of a controller that covers it.
@interface CodeController : UIViewController
@property (nonatomic, strong) UIButton *button;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger seconds;
@end

@implementation CodeController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view addSubview:self.button];
}

- (void)sendCode {
  [self.timer invalidate];
  self.seconds = 60;
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {  // expect: default_run_loop_mode(note)
    weakSelf.seconds -= 1;
    [weakSelf.button setTitle:@(weakSelf.seconds).stringValue forState:UIControlStateNormal];
  }];
}

- (void)showTerms {
  UIViewController *terms = [[UIViewController alloc] init];
  UITextView *page = [[UITextView alloc] init];
  terms.title = @"Terms";
  terms.view = page;
  [self.navigationController pushViewController:terms animated:YES];
}

- (void)showPrivacy {
  UIViewController *privacy = [[UIViewController alloc] init];
  UITextView *text = [[UITextView alloc] init];
  [privacy.view addSubview:text];
  [self presentViewController:privacy animated:YES completion:nil];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

@end
