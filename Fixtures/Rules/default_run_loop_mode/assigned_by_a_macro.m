#import <AppKit/AppKit.h>

@interface StripeView : NSView
@end

@implementation StripeView {
  NSTimer *_timer;
}

- (void)startAnimation {
  __weak StripeView *weakSelf = self;
  [_timer invalidate];
  ASSIGN(_timer, [NSTimer scheduledTimerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) {
    [weakSelf setNeedsDisplay:YES];
  }]);
  [[NSRunLoop currentRunLoop] addTimer:_timer forMode:NSModalPanelRunLoopMode];
}

- (void)stopAnimation {
  [_timer invalidate];
}

@end
