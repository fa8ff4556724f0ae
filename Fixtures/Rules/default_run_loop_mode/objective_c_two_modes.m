#import <AppKit/AppKit.h>

@interface DragView : NSView
@property (nonatomic, strong) NSTimer *scrollTimer;
@end

@implementation DragView

- (void)beginScrolling {
  [self.scrollTimer invalidate];
  __weak typeof(self) weakSelf = self;
  self.scrollTimer = [NSTimer scheduledTimerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { [weakSelf setNeedsDisplay:YES]; }];
  [[NSRunLoop currentRunLoop] addTimer:self.scrollTimer
                               forMode:NSEventTrackingRunLoopMode];
}

- (void)endScrolling {
  [self.scrollTimer invalidate];
  self.scrollTimer = nil;
}

@end
