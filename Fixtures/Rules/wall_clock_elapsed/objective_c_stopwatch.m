#import <UIKit/UIKit.h>

@interface StopwatchView : UIView
@property (nonatomic, strong) NSDate *start;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) UILabel *label;
@end

@implementation StopwatchView

- (void)begin {
  [self.timer invalidate];
  self.start = [NSDate date];
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *t) { [weakSelf show]; }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)show {
  NSTimeInterval elapsed = [[NSDate date] timeIntervalSinceDate:self.start];  // expect: wall_clock_elapsed(note)
  self.label.text = [NSString stringWithFormat:@"%.1f", elapsed];
}

- (void)dealloc {
  [self.timer invalidate];
}

@end
