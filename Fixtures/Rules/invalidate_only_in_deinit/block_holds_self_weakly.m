#import <UIKit/UIKit.h>

@interface CountdownLabel : UILabel
@end

@implementation CountdownLabel {
  NSTimer *_timer;
  NSInteger _left;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    __weak typeof(self) weakSelf = self;
    _timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
      __strong typeof(weakSelf) strongSelf = weakSelf;
      if (!strongSelf) return;
      strongSelf->_left -= 1;
      strongSelf.text = @(strongSelf->_left).stringValue;
    }];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
