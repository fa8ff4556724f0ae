#import <UIKit/UIKit.h>

@interface TermsScreen : UIViewController
@property (nonatomic, strong) UITextView *terms;
@property (nonatomic, strong) UILabel *hint;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TermsScreen

- (void)viewDidLoad {
  [super viewDidLoad];
  _terms = [[UITextView alloc] initWithFrame:self.view.bounds];
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {
    weakSelf.hint.text = [[NSDate date] description];
  }];
  [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

@end
