#import <UIKit/UIKit.h>

/// Both macros are defined in a prefix header that is not part of the tree: `STRONG_SELF` makes `self` a local variable.
@interface Flag : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Flag

- (void)start {
  [self.timer invalidate];
  WEAK_SELF
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) {
    STRONG_SELF
    self.alpha = 1;
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_timer invalidate];
}

@end

/// The block uses the name that the macro declares: `self` is still the object.
@interface Sail : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Sail

- (void)start {
  [self.timer invalidate];
  WeakSelf
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) {  // expect: strong_self_in_handler, missing_invalidate
    StrongSelf
    strongSelf.alpha = 1;
    self.alpha = 0;
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

@end
