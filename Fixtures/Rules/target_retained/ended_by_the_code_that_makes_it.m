#import <AppKit/AppKit.h>

/// It runs the timer's own mode for as long as the animation lasts, and then ends the timer itself.
@interface Tiles : NSView
@end

@implementation Tiles {
  CGFloat _offset;
}

- (void)slide {
  NSTimer *steps = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(step:) userInfo:nil repeats:YES];
  NSRunLoop *loop = [NSRunLoop currentRunLoop];
  [loop addTimer:steps forMode:@"TilesMode"];
  [loop runMode:@"TilesMode" beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.3]];
  [steps invalidate];
}

- (void)step:(NSTimer *)timer {
  _offset += 1;
}

@end
