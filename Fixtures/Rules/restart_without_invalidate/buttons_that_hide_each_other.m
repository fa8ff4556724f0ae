#import <UIKit/UIKit.h>

@interface ChoiceController : UIViewController
@property (nonatomic, strong) UIButton *fileButton;
@property (nonatomic, strong) UIButton *linkButton;
@property (nonatomic, strong) NSTimer *progress;
@end

@implementation ChoiceController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.fileButton = [[UIButton alloc] init];
  self.linkButton = [[UIButton alloc] init];
  [self.fileButton addTarget:self action:@selector(openFile:) forControlEvents:UIControlEventTouchUpInside];
  [self.linkButton addTarget:self action:@selector(openLink:) forControlEvents:UIControlEventTouchUpInside];
}

- (void)openFile:(id)sender {
  [self runFast:NO];
  [self showProgress];
}

- (void)openLink:(id)sender {
  [self runFast:YES];
  [self showProgress];
}

- (void)showProgress {
  self.fileButton.hidden = YES;
  self.linkButton.hidden = YES;
}

- (void)runFast:(BOOL)isFast {
  __weak typeof(self) weakSelf = self;
  self.progress = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf step]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.progress forMode:NSRunLoopCommonModes];
}

- (void)step {
  [self.view setNeedsLayout];
}

- (void)dealloc {
  [_progress invalidate];
}

@end
