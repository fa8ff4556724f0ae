#import <AppKit/AppKit.h>

/// Whoever hides the panel ends the timer; the moves start it only while the panel is hidden.
@interface Stage : NSView
@property (nonatomic, strong) NSView *panel;
@property (nonatomic, strong) NSTimer *clock;
@end

@implementation Stage

- (instancetype)initWithFrame:(NSRect)frame {
  self = [super initWithFrame:frame];
  if (self) {
    [self addPanel];
  }
  return self;
}

- (void)addPanel {
  self.panel = [[NSView alloc] init];
  self.panel.hidden = YES;
  [self addSubview:self.panel];
}

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

- (void)showPanel {
  self.panel.hidden = NO;
  __weak typeof(self) weakSelf = self;
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
