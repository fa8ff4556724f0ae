#import <UIKit/UIKit.h>

@interface SlideshowView : UIView
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) UIImageView *imageView;
@end

@implementation SlideshowView

- (void)start {
  if (self.timer) return;
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:4 repeats:YES block:^(NSTimer *t) {
    weakSelf.imageView.highlighted = !weakSelf.imageView.highlighted;
  }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)restart {
  [_timer invalidate];
  [self.timer setFireDate:[NSDate date]];  // expect: used_after_invalidate(error)
}

- (void)dealloc {
  [_timer invalidate];
}

@end
