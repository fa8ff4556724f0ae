#import <UIKit/UIKit.h>

@interface StepperController : UIViewController
@property (nonatomic, strong) NSTimer *repeatTimer;
@end

@implementation StepperController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view addGestureRecognizer:[[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(held:)]];
}

- (void)held:(UILongPressGestureRecognizer *)gesture {
  if (gesture.state == UIGestureRecognizerStateBegan) {
    __weak typeof(self) weakSelf = self;
    self.repeatTimer = [NSTimer timerWithTimeInterval:0.2 repeats:YES block:^(NSTimer *timer) { [weakSelf step]; }];
    [[NSRunLoop mainRunLoop] addTimer:self.repeatTimer forMode:NSRunLoopCommonModes];
  } else if (gesture.state == UIGestureRecognizerStateEnded || gesture.state == UIGestureRecognizerStateCancelled) {
    [self.repeatTimer invalidate];
    self.repeatTimer = nil;
  }
}

- (void)step {
  [self.view setNeedsLayout];
}

- (void)dealloc {
  [_repeatTimer invalidate];
}

@end
