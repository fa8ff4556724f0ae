#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, DryerStep) {
  DryerStepIdle,
  DryerStepSpinning,
  DryerStepDone,
};

/// The case of the step that the notification shows goes on into the one that starts the timer.
@interface DryerController : UIViewController
@end

@interface DryerController ()
@property (nonatomic, assign) DryerStep step;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger turns;
@end

@implementation DryerController

- (void)viewDidLoad {
  [super viewDidLoad];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(home:) name:@"home" object:nil];
  self.step = DryerStepSpinning;
  [self arrange];
}

- (void)home:(NSNotification *)notification {
  self.step = DryerStepIdle;
  [self arrange];
}

- (void)arrange {
  switch (self.step) {
    case DryerStepIdle: {
      self.turns = 0;
    }
    case DryerStepSpinning: {
      __weak typeof(self) weakSelf = self;
      [self.timer invalidate];
      self.timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
        weakSelf.turns += 1;
      }];
      [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
      break;
    }
    case DryerStepDone:
      [self.timer invalidate];
      break;
  }
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.timer invalidate];
}

@end
