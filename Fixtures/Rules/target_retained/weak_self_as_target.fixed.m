#import <UIKit/UIKit.h>

@interface ClockView : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation ClockView

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) {
    __weak typeof(self) weakSelf = self;
    _timer = [NSTimer timerWithTimeInterval:1
                                    repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)tick {
  [self setNeedsDisplay];
}

@end
