#import "SODialView.h"
#import "Camera.hpp"

/// 'start' and 'startWithFile:' are two methods; nothing sends the first one, and what starts a camera in C++ is no message.
@implementation SODialView {
  Camera camera;
  CADisplayLink *_link;
}

- (void)start {
  camera.start();
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];  // expect: missing_invalidate(note), target_retained(note), restart_without_invalidate(note)
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)startWithFile:(NSString *)path {
  camera.start();
  CADisplayLink *link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];  // expect: missing_invalidate(warning), target_retained(warning)
  [link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)again {
  CADisplayLink *link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];  // expect: missing_invalidate(warning), target_retained(warning)
  [link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)againWithFile:(NSString *)path {
  CADisplayLink *link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];  // expect: missing_invalidate(note), target_retained(note)
  [link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.alpha = self.alpha > 0.5 ? 0.5 : 1;
}
@end
