#import <UIKit/UIKit.h>

@interface ClockController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation ClockController {
  NSTimer *_dates;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)start {
  if (_dates != nil) return;
  _dates = [[NSTimer alloc] initWithFireDate:[NSDate date]  // expect: target_retained(warning), missing_invalidate
                                    interval:60
                                      target:self
                                    selector:@selector(show:)
                                    userInfo:nil
                                     repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_dates forMode:NSRunLoopCommonModes];
}

- (void)tick {
  NSLog(@"tick");
}

- (void)show:(NSTimer *)timer {
  NSLog(@"%@", timer.fireDate);
}

@end
