#import <UIKit/UIKit.h>
// The setter is named as Objective-C does.
@interface FillGauge : UIView
@property (nonatomic) CGFloat level;
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, strong) UIScrollView *list;
@property (nonatomic, strong) NSTimer *timer;
@end
@implementation FillGauge
- (void)setLevel:(CGFloat)level { _level = level; self.label.text = [NSString stringWithFormat:@"%f", level]; }
- (void)start {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *t) { weakSelf.level = weakSelf.level + 1; }];  // expect: default_run_loop_mode(warning)
}
- (void)stop { [self.timer invalidate]; self.timer = nil; }
@end
