#import <UIKit/UIKit.h>

// It was copied from a screen that shows a long text.
@interface PasswordController : UIViewController
@property (nonatomic, strong) UITextView *terms;
@property (nonatomic, strong) UILabel *hint;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation PasswordController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  self.terms.hidden = NO;
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {  // expect: default_run_loop_mode(note)
    weakSelf.hint.text = [[NSDate date] description];
  }];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

@end
