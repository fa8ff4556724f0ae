#import <AppKit/AppKit.h>

/// The program with a window runs the loop of NSApplicationMain; what the other one hands to libdispatch says nothing of it.
@interface LifeView : NSView
@property (nonatomic, strong) NSTimer *frames;
@end

@implementation LifeView
- (void)viewDidMoveToWindow {
  [self.frames invalidate];
  self.frames = nil;
  if (self.window == nil) return;
  self.frames = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(advance) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.frames forMode:NSRunLoopCommonModes];
}

- (void)advance {
  self.needsDisplay = YES;
}
@end

/// What runs its loop also has menus, while one of which is open the number stands still.
@interface CountView : NSTextField
@end

@implementation CountView {
  NSTimer *_second;
  NSInteger _generation;
}

- (void)viewDidMoveToWindow {
  [_second invalidate];
  _second = nil;
  if (self.window == nil) return;
  _second = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)count {
  _generation += 1;
  self.integerValue = _generation;
}
@end
