#import "ReportWindow.h"

@implementation ReportWindow {
  NSTimer *_timer;
  NSInteger _level;
}

- (void)makeKeyAndOrderFront:(id)sender {
  [super makeKeyAndOrderFront:sender];
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(measure) userInfo:nil repeats:YES];  // expect: missing_invalidate, target_retained
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)measure {
  _level += 1;
}

@end
