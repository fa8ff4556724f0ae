#import <UIKit/UIKit.h>

@interface ClockController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation ClockController {
  NSTimer *_dates;
}

- (void)viewDidLoad {
  __weak typeof(self) weakSelf = self;
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)start {
  __weak typeof(self) weakSelf = self;
  if (_dates != nil) return;
  _dates = [[NSTimer alloc] initWithFireDate:[NSDate date]
                                    interval:60
                                     repeats:YES block:^(NSTimer *timer) { [weakSelf show:timer]; }];
  [[NSRunLoop mainRunLoop] addTimer:_dates forMode:NSRunLoopCommonModes];
}

- (void)tick {
  NSLog(@"tick");
}

- (void)show:(NSTimer *)timer {
  NSLog(@"%@", timer.fireDate);
}

@end
