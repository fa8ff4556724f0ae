#import "ViewController.h"

// The first screen pushes instances of a subclass, whose timer keeps each of them.
@implementation ViewController

- (IBAction)showCode:(UIButton *)sender {
  CodeController *code = [[CodeController alloc] init];
  [self.navigationController pushViewController:code animated:YES];
}

@end

@implementation CodeController

- (void)viewDidLoad {
  [super viewDidLoad];
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; // expect: target_retained, missing_invalidate
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  self.title = @"code";
}

@end
