#import <UIKit/UIKit.h>

/// The button is enabled, or not, as it was at the last fire.
@interface DRFilesController : UITableViewController
@property (nonatomic, strong) UIButton *chooseButton;
@property (nonatomic, strong) NSArray *files;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation DRFilesController

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self.timer invalidate];
  __weak DRFilesController *weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    [weakSelf updateButton];
  }];
  [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

- (void)updateButton {
  self.chooseButton.enabled = [self.files count];
}

@end

/// The seconds of a countdown are shown after each of its steps, also where the minutes go on.
@interface DRCountdownController : UITableViewController
@property (nonatomic, strong) UILabel *timeLabel;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger minute;
@property (nonatomic) NSInteger second;
@end

@implementation DRCountdownController

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  self.tableView.tableHeaderView = self.timeLabel;
  [self.timer invalidate];
  __weak DRCountdownController *weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    [weakSelf stepSecond];
  }];
  [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

- (void)stepSecond {
  if (self.second == 0) {
    self.second = 59;
    [self stepMinute];
  } else {
    --self.second;
  }
  [self show];
}

- (void)stepMinute {
  if (self.minute == 0) {
    self.minute = 59;
    [self stepHour];
  } else {
    --self.minute;
  }
  [self show];
}

- (void)stepHour {
  [self show];
}

- (void)show {
  self.timeLabel.text = [NSString stringWithFormat:@"%d:%d", (int)self.minute, (int)self.second];
}

@end
