#import <UIKit/UIKit.h>

// Both end when a time is over: a moment, and half a minute.
@interface BannerCell : UITableViewCell
@property (nonatomic, strong) UIView *banner;
@property (nonatomic, strong) UIProgressView *bar;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, weak) NSTimer *current;
@property (nonatomic) CFTimeInterval start;
@property (nonatomic) BOOL growing;
@end

@implementation BannerCell

- (void)slide {
  self.start = CACurrentMediaTime();
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.05 repeats:YES block:^(NSTimer *timer) {  // expect: default_run_loop_mode(note)
    [weakSelf grow];
  }];
}

- (void)grow {
  CFTimeInterval elapsed = CACurrentMediaTime() - self.start;
  double amount = elapsed / .15;
  amount = fmin(fmax(amount, 0), 1);
  if (!self.growing) amount = 1. - amount;
  self.banner.alpha = amount;
  if ((self.growing && amount >= 1.) || (!self.growing && amount <= 0.)) {
    if (self.timer != nil && self.timer == self.current) [self.timer invalidate];
    self.timer = nil;
  }
}

- (void)wait {
  self.start = CACurrentMediaTime();
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.05 repeats:YES block:^(NSTimer *timer) {  // expect: default_run_loop_mode(warning)
    [weakSelf fill];
  }];
}

- (void)fill {
  double part = (CACurrentMediaTime() - self.start) / 30;
  self.bar.alpha = part;
  if (part >= 1) {
    [self.timer invalidate];
    self.timer = nil;
  }
}

- (void)prepareForReuse {
  [super prepareForReuse];
  [self.timer invalidate];
}

@end
