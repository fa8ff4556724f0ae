#import <UIKit/UIKit.h>

@interface WaveView : UIView {
  CADisplayLink *_link;
}
@end

@implementation WaveView

- (void)didMoveToWindow {
  if (_link) return;
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(step:)];  // expect: invalidate_only_in_deinit(warning)
  [_link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
}

- (void)step:(CADisplayLink *)link {
  [self setNeedsDisplay];
}

- (void)dealloc {
  [_link invalidate];
}

@end
