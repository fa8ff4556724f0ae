#import <UIKit/UIKit.h>

/// Whether it was still valid or not, the timer is let go: the next start makes another one.
@interface CBCodeController : UIViewController
@property(nonatomic) NSTimer *timer;
@property(nonatomic) NSInteger seconds;
@end

@implementation CBCodeController
- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  if (self.timer.isValid) {
    [self.timer invalidate];
  }
  self.timer = nil;
}

- (IBAction)send:(id)sender {
  self.seconds = 60;
  if (self.timer) {
    self.timer.fireDate = [NSDate date];
  } else {
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];  // expect: target_retained(note)
    [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
  }
}

- (void)count {
  self.seconds -= 1;
  if (self.seconds <= 0) {
    self.timer.fireDate = [NSDate distantFuture];
  }
}
@end
