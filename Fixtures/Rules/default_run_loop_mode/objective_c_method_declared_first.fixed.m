#import <UIKit/UIKit.h>

@interface Notice : UIView
@property (nonatomic, strong) NSTimer *delay;
- (void)show;
- (void)fadeIn;
- (void)count;
@end

@implementation Notice

- (void)show {
  if (self.delay) return;
  self.delay = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(delayIsOver:) userInfo:nil repeats:NO];
  [[NSRunLoop currentRunLoop] addTimer:self.delay forMode:NSRunLoopCommonModes];
}

- (void)hideLater {
  [self performSelector:@selector(hide) withObject:nil afterDelay:2];
}

- (void)countLater {
  [self performSelector:@selector(count) withObject:nil afterDelay:2];
}

- (void)delayIsOver:(NSTimer *)timer {
  [self fadeIn];
}

- (void)hide {
  [self fadeOut];
}

- (void)fadeIn {
  [self fadeUsingAnimation:YES];
}

- (void)fade:(BOOL)isAnimated {
}

- (void)fadeUsingAnimation:(BOOL)isAnimated {
  self.alpha = 1;
}

- (void)fadeOut {
  self.alpha = 0;
}

- (void)count {
}

@end
