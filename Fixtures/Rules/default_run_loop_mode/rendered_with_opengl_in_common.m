#import <AppKit/AppKit.h>

/// What OpenGL draws goes on while a menu is open.
@interface RCSceneView : NSOpenGLView
@property (nonatomic, strong) NSTimer *frames;
@end

@implementation RCSceneView {
  float _angle;
}

- (void)viewDidMoveToWindow {
  [super viewDidMoveToWindow];
  [self.frames invalidate];
  self.frames = nil;
  if (self.window == nil) return;
  self.frames = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(render) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.frames forMode:NSRunLoopCommonModes];
}

- (void)render {
  _angle += 1;
  glRotatef(_angle, 0, 0, 1);
  [self.openGLContext flushBuffer];
}
@end
