#import <AppKit/AppKit.h>

/// A key hides the panel, and the timer goes on.
@interface Scenery : NSView
@property (nonatomic, strong) NSView *panel;
@property (nonatomic, strong) NSTimer *clock;
@end

@implementation Scenery

- (void)mouseEntered:(NSEvent *)event {
  [self showPanel];
}

- (void)mouseExited:(NSEvent *)event {
  [self hidePanel];
}

- (void)mouseMoved:(NSEvent *)event {
  if (!self.panel.hidden) {
    return;
  }
  [self showPanel];
}

- (void)keyDown:(NSEvent *)event {
  self.panel.hidden = YES;
}

- (void)showPanel {
  self.panel.hidden = NO;
  __weak typeof(self) weakSelf = self;
  [self.clock invalidate];
  self.clock = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
}

- (void)tick {
  [self setNeedsDisplay:YES];
}

- (void)hidePanel {
  self.panel.hidden = YES;
  [self.clock invalidate];
  self.clock = nil;
}

- (void)dealloc {
  [_clock invalidate];
}

@end

/// The moves start it while the panel is shown, as each start leaves it.
@interface Backdrop : NSView
@property (nonatomic, strong) NSView *panel;
@property (nonatomic, strong) NSTimer *clock;
@end

@implementation Backdrop

- (void)mouseEntered:(NSEvent *)event {
  [self showPanel];
}

- (void)mouseExited:(NSEvent *)event {
  [self hidePanel];
}

- (void)mouseMoved:(NSEvent *)event {
  if (self.panel.hidden) {
    return;
  }
  [self showPanel];
}

- (void)showPanel {
  self.panel.hidden = NO;
  __weak typeof(self) weakSelf = self;
  [self.clock invalidate];
  self.clock = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
}

- (void)tick {
  [self setNeedsDisplay:YES];
}

- (void)hidePanel {
  self.panel.hidden = YES;
  [self.clock invalidate];
  self.clock = nil;
}

- (void)dealloc {
  [_clock invalidate];
}

@end
