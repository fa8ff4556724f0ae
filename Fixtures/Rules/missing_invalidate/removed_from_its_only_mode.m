#import <UIKit/UIKit.h>

/// The link is in one mode: taken out of it and let go, it ends.
@interface RMTiltView : UIView
@end

@implementation RMTiltView {
  CADisplayLink *_link;
}

- (void)begin {
  if (_link != nil) return;
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(tilt)];  // expect: target_retained(note)
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)tilt {
  NSLog(@"tilted");
}

- (void)end {
  [_link removeFromRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
  _link = nil;
}
@end
