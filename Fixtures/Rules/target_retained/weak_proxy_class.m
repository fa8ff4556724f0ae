#import <UIKit/UIKit.h>

@interface WeakProxy : NSProxy
@property (nonatomic, weak) id target;
+ (instancetype)proxyWithTarget:(id)target;
@end

@implementation WeakProxy

+ (instancetype)proxyWithTarget:(id)target {
  WeakProxy *proxy = [WeakProxy alloc];
  proxy.target = target;
  return proxy;
}

- (id)forwardingTargetForSelector:(SEL)selector {
  return self.target;
}

@end

@interface SpinnerView : UIView
@property (nonatomic, strong) CADisplayLink *link;
@end

@implementation SpinnerView

- (void)startSpinning {
  [self.link invalidate];
  self.link = [CADisplayLink displayLinkWithTarget:[WeakProxy proxyWithTarget:self] selector:@selector(step)];
  [self.link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
}

- (void)step {
  [self setNeedsDisplay];
}

- (void)dealloc {
  [_link invalidate];
}

@end
