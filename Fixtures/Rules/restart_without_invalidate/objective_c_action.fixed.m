#import <UIKit/UIKit.h>

@interface RecorderController : UIViewController
@property (nonatomic, strong) NSTimer *meterTimer;
@end

@implementation RecorderController

- (IBAction)record:(id)sender {
  __weak typeof(self) weakSelf = self;
  [self.meterTimer invalidate];
  self.meterTimer = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { [weakSelf showLevel]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.meterTimer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.meterTimer invalidate];
}

- (void)showLevel {
  [self.view setNeedsLayout];
}

@end
