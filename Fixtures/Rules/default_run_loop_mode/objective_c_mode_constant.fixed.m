#import <AppKit/AppKit.h>

@interface StatusView : NSView
@end

@implementation StatusView {
  NSTimer *_blinkTimer;
}

- (void)startBlinking {
  [_blinkTimer invalidate];
  __weak StatusView *weakSelf = self;
  _blinkTimer = [NSTimer timerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {
    [weakSelf setNeedsDisplay:YES];
  }];
  [[NSRunLoop currentRunLoop] addTimer:_blinkTimer forMode:NSRunLoopCommonModes];
}

- (void)stopBlinking {
  [_blinkTimer invalidate];
  _blinkTimer = nil;
}

@end
