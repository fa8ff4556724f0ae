#import <UIKit/UIKit.h>

@interface SlidingCell : UITableViewCell
@property (nonatomic, strong) UIView *banner;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) CFTimeInterval start;
@end

@implementation SlidingCell

- (void)slide {
  self.start = CACurrentMediaTime();
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:0.05 repeats:YES block:^(NSTimer *timer) {
    [weakSelf grow];
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)grow {
  double amount = (CACurrentMediaTime() - self.start) / .15;
  self.banner.alpha = amount;
  if (amount >= 1.) [self.timer invalidate];
}

- (void)prepareForReuse {
  [super prepareForReuse];
  [self.timer invalidate];
}

@end
