#import <UIKit/UIKit.h>

/// The label is part of an alert: nothing scrolls while that is shown, above or below it.
@interface Wait : UIAlertView
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) UILabel *seconds;
@property (nonatomic) NSInteger count;
@property (nonatomic, strong) UITableView *table;
@end

@implementation Wait

- (void)begin {
  [self show];
  [self.timer invalidate];
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
  [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  self.count += 1;
  self.seconds.text = [NSString stringWithFormat:@"%ld", (long)self.count];
}

- (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated {
  [self.timer invalidate];
  [super dismissWithClickedButtonIndex:index animated:animated];
}

@end
