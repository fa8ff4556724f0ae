#import <AppKit/AppKit.h>

/// A dot sends the message, too.
@interface Lantern : NSView
@property (nonatomic, strong) NSTimer *flicker;
@end

@implementation Lantern

- (void)mouseEntered:(NSEvent *)event {
  self.flicker.invalidate;
  __weak typeof(self) weakSelf = self;
  self.flicker = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf glow]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.flicker forMode:NSRunLoopCommonModes];
}

- (void)mouseDown:(NSEvent *)event {
  __weak typeof(self) weakSelf = self;
  self.flicker = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf glow]; }];  // expect: restart_without_invalidate
  [[NSRunLoop mainRunLoop] addTimer:self.flicker forMode:NSRunLoopCommonModes];
}

- (void)glow {
  [self setNeedsDisplay:YES];
}

- (void)dealloc {
  [_flicker invalidate];
}

@end
