#import <UIKit/UIKit.h>

/// The start is due once, and is taken back when the touch ends.
@interface RepeatKey : UIControl
@property (nonatomic, strong) NSTimer *repeats;
@end

@implementation RepeatKey

- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  [self performSelector:@selector(beginRepeating) withObject:nil afterDelay:0.4 inModes:@[NSRunLoopCommonModes]];
  return YES;
}

- (void)endTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event {
  [NSObject cancelPreviousPerformRequestsWithTarget:self selector:@selector(beginRepeating) object:nil];
  [self.repeats invalidate];
  self.repeats = nil;
}

- (void)beginRepeating {
  __weak typeof(self) weakSelf = self;
  self.repeats = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { [weakSelf sendActionsForControlEvents:UIControlEventTouchDown]; }];  // expect: restart_without_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:self.repeats forMode:NSRunLoopCommonModes];
}

@end
