#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, LaundryStep) {
  LaundryStepIdle,
  LaundryStepSpinning,
  LaundryStepDone,
};

/// The notification shows the first step, and the case of that ends before the one that starts the timer.
@interface LaundryController : UIViewController
@end

@interface LaundryController ()
@property (nonatomic, assign) LaundryStep step;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger turns;
@end

@implementation LaundryController

- (void)viewDidLoad {
  [super viewDidLoad];
  [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(home:) name:@"home" object:nil];
  self.step = LaundryStepSpinning;
  [self arrange];
}

- (void)home:(NSNotification *)notification {
  self.step = LaundryStepIdle;
  [self arrange];
}

- (void)arrange {
  switch (self.step) {
    case LaundryStepIdle: {
      self.turns = 0;
      break;
    }
    case LaundryStepSpinning: {
      __weak typeof(self) weakSelf = self;
      self.timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
        weakSelf.turns += 1;
      }];
      [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
      break;
    }
    case LaundryStepDone:
      [self.timer invalidate];
      break;
  }
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.timer invalidate];
}

@end
