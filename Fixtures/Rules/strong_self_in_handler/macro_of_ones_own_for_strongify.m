#import <UIKit/UIKit.h>

#define WEAK_SELF @weakify(self);
#define STRONG_SELF @strongify(self); if (!self) { return; };

#define WEAK_NAME __weak typeof(self) weakSelf = self;
#define STRONG_NAME __strong typeof(weakSelf) strongSelf = weakSelf;

/// After the macro, `self` is a local variable of the block.
@interface Banner : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Banner

- (void)start {
  [self.timer invalidate];
  WEAK_SELF
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) {
    STRONG_SELF
    self.alpha = 1;
    [UIView animateWithDuration:0.2 animations:^{
      self.alpha = 0;
    }];
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_timer invalidate];
}

@end

/// This macro declares another name: `self` is still the object.
@interface Ribbon : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Ribbon

- (void)start {
  [self.timer invalidate];
  WEAK_NAME
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) {  // expect: strong_self_in_handler, missing_invalidate
    STRONG_NAME
    strongSelf.alpha = 1;
    self.alpha = 0;
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

@end
