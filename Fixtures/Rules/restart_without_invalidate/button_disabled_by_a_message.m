#import <UIKit/UIKit.h>

@interface RecorderController : UIViewController
@property (nonatomic, strong) UIButton *recordButton;
@property (nonatomic, strong) NSTimer *clock;
@property (nonatomic) BOOL isLong;
@end

@implementation RecorderController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.recordButton = [[UIButton alloc] init];
  [self.recordButton addTarget:self action:@selector(record:) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:self.recordButton];
}

- (void)record:(id)sender {
  [self.recordButton setEnabled:NO];
  __weak typeof(self) weakSelf = self;
  self.clock = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
}

- (void)tick {
  [self.view setNeedsLayout];
}

/// In each branch, the old timer has ended.
- (void)finish {
  [self.clock invalidate];
  self.clock = nil;
  if (self.isLong) {
    [self.recordButton setEnabled:YES];
  } else {
    self.isLong = NO;
    [self.recordButton setEnabled:YES];
  }
}

- (void)dealloc {
  [_clock invalidate];
}

@end
