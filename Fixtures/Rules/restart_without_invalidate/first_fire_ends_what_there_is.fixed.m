#import <UIKit/UIKit.h>

/// The first fire ends it, behind a helper that only asks whether there is a timer.
@interface HoldKey : UIView
@end

@implementation HoldKey {
  NSTimer *_hold;
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
  [_hold invalidate];
  _hold = [NSTimer timerWithTimeInterval:0.5 target:self selector:@selector(held) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_hold forMode:NSRunLoopCommonModes];
}

- (void)held {
  NSLog(@"+");
  [self letGo];
}

- (void)letGo {
  if (_hold != nil) {
    [_hold invalidate];
    _hold = nil;
  }
}

@end
