#import <AppKit/AppKit.h>

/// What OpenGL draws stands still while a menu is open.
@interface RGSceneView : NSOpenGLView
@property (nonatomic, strong) NSTimer *frames;
@end

@implementation RGSceneView {
  float _angle;
}

- (void)viewDidMoveToWindow {
  [super viewDidMoveToWindow];
  [self.frames invalidate];
  self.frames = nil;
  if (self.window == nil) return;
  self.frames = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(render) userInfo:nil repeats:YES];
  [[NSRunLoop currentRunLoop] addTimer:self.frames forMode:NSRunLoopCommonModes];
}

- (void)render {
  _angle += 1;
  glRotatef(_angle, 0, 0, 1);
  [self.openGLContext flushBuffer];
}
@end
