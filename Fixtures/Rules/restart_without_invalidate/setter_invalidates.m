#import <UIKit/UIKit.h>

@interface PlayerController : UIViewController
@property (nonatomic, strong) NSTimer *fadeTimer;
@end

@implementation PlayerController

- (void)setFadeTimer:(NSTimer *)fadeTimer {
  if (_fadeTimer == fadeTimer) return;
  [_fadeTimer invalidate];
  _fadeTimer = fadeTimer;
}

- (IBAction)play:(id)sender {
  __weak typeof(self) weakSelf = self;
  self.fadeTimer = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { [weakSelf fade]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.fadeTimer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  self.fadeTimer = nil;
}

- (void)fade {
  self.view.alpha -= 0.1;
}

@end
