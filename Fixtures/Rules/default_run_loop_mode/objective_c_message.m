#import <UIKit/UIKit.h>

@interface ProgressController : UITableViewController
@property (nonatomic, weak) NSTimer *timer;
@property (nonatomic, strong) UILabel *label;
@end

@implementation ProgressController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [_timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {  // expect: default_run_loop_mode(warning)
    weakSelf.label.text = [NSDate date].description;
  }];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

@end
