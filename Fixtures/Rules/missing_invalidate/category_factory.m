#import <UIKit/UIKit.h>
#import "NSTimer+Block.h"

@interface RecordingController : UIViewController
@property (nonatomic, strong) NSTimer *countDownTimer;
@property (nonatomic) NSInteger left;
@end

@implementation RecordingController

- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  self.countDownTimer = [NSTimer xx_timerWithTimeInterval:1 block:^(NSTimer *timer) {  // expect: missing_invalidate(warning)
    weakSelf.left -= 1;
  } repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.countDownTimer forMode:NSRunLoopCommonModes];
}

@end
