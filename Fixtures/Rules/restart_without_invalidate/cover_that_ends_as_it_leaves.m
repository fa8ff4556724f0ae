#import <UIKit/UIKit.h>

/// Each way back to the screen leads through the method that ends the timer.
@interface TWLeavingController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TWLeavingController
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  self.timer = [NSTimer timerWithTimeInterval:120 repeats:YES block:^(NSTimer *timer) { NSLog(@"reload"); }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}
@end
