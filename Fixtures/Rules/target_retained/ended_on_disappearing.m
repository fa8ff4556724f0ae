#import <UIKit/UIKit.h>

@interface TideController : UIViewController
@end

@implementation TideController {
  NSTimer *_timer;
  NSInteger _readings;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(read:) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [_timer invalidate];
  _timer = nil;
}

- (void)read:(NSTimer *)timer {
  _readings += 1;
}

@end
