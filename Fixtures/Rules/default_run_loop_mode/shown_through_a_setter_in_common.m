#import <UIKit/UIKit.h>

@interface DrainGauge : UIView
@property (nonatomic) CGFloat level;
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, strong) UIScrollView *list;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation DrainGauge

- (void)setLevel:(CGFloat)level {
  _level = level;
  self.label.text = [NSString stringWithFormat:@"%f", level];
}

- (void)start {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) {
    weakSelf.level = weakSelf.level + 1;
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)stop {
  [self.timer invalidate];
  self.timer = nil;
}

@end
