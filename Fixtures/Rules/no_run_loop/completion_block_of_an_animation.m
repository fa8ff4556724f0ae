#import <AppKit/AppKit.h>

/// The animation's class, which is not here, has a block of that name, too.
@interface Banner : NSView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Banner

- (void)show {
  SlideAnimation *slide = [SlideAnimation animationWithDuration:0.8];
  __weak Banner *weakSelf = self;
  [slide setCompletionBlock:^(SlideAnimation *animation, BOOL isDone) {
    [weakSelf.timer invalidate];
    NSTimer *timer = [NSTimer timerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) {
      [weakSelf removeFromSuperview];
    }];
    [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
    weakSelf.timer = timer;
  }];
  [slide run];
}

- (void)dealloc {
  [_timer invalidate];
}

@end
