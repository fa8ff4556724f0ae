#import <Cocoa/Cocoa.h>

/// The setter of a plain instance variable ends the old timer, and without focus there is no new one.
@interface CaretView : NSView {
  NSTimer *caretTimer;
  BOOL isHidden;
}
@end

@implementation CaretView

- (NSTimer *)caretTimer {
  return caretTimer;
}

- (void)setCaretTimer:(NSTimer *)newTimer {
  [caretTimer invalidate];
  caretTimer = newTimer;
}

- (void)setFocused:(BOOL)focused {
  __weak typeof(self) weakSelf = self;
  self.caretTimer = focused ? [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf blink]; }] : nil;
  [[NSRunLoop mainRunLoop] addTimer:self.caretTimer forMode:NSRunLoopCommonModes];
}

- (void)blink {
  isHidden = !isHidden;
}

@end
