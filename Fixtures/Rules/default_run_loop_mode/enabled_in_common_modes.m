#import <UIKit/UIKit.h>

/// The same in all common modes.
@interface DRFoldersController : UITableViewController
@property (nonatomic, strong) UIButton *chooseButton;
@property (nonatomic, strong) NSArray *folders;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation DRFoldersController

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self.timer invalidate];
  __weak DRFoldersController *weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    weakSelf.chooseButton.enabled = [weakSelf.folders count];
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

@end
