#import <UIKit/UIKit.h>

/// Let go without being taken out.
@interface RMSwayView : UIView
@end

@implementation RMSwayView {
  CADisplayLink *_link;
}

- (void)begin {
  if (_link != nil) return;
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(sway)];  // expect: target_retained(warning)
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)sway {
  NSLog(@"swayed");
}

- (void)end {
  _link = nil;  // expect: missing_invalidate(warning)
}
@end
