#import <UIKit/UIKit.h>

@interface PickController : UIViewController
@property (nonatomic, strong) UIButton *fileButton;
@property (nonatomic, strong) UIButton *linkButton;
@property (nonatomic, strong) NSTimer *progress;
@end

@implementation PickController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.fileButton = [[UIButton alloc] init];
  self.linkButton = [[UIButton alloc] init];
  [self.fileButton addTarget:self action:@selector(openFile:) forControlEvents:UIControlEventTouchUpInside];
  [self.linkButton addTarget:self action:@selector(openLink:) forControlEvents:UIControlEventTouchUpInside];
}

- (void)openFile:(id)sender {
  self.fileButton.hidden = YES;
  [self runFast:NO];
}

- (void)openLink:(id)sender {
  self.linkButton.hidden = YES;
  [self runFast:YES];
}

- (void)runFast:(BOOL)isFast {
  __weak typeof(self) weakSelf = self;
  [self.progress invalidate];
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
