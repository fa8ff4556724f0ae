#import "DeskController.h"
#import "Shimmer.h"
#import "Kiosk-Swift.h"

@implementation DeskController {
  NSTimer *_timer;
  UIActivityIndicatorView *_indicator;
  Shimmer *_shimmer;
}

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [_indicator startAnimating];
  [_shimmer startOnce];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning), restart_without_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  [self presentViewController:[[OpenSheet alloc] init] animated:YES completion:nil];
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _indicator = [[UIActivityIndicatorView alloc] init];
  _shimmer = [[Shimmer alloc] init];
  [self.view addSubview:_indicator];
  [self.view addSubview:_shimmer];
}

- (void)tick {
  NSLog(@"tick");
}

@end
