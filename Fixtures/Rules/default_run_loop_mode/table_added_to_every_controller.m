#import <UIKit/UIKit.h>

/// What the tree adds to every controller is not on this screen.
@interface UIViewController (Search)
@property (nonatomic, strong) UITableView *results;
- (void)showSearch;
@end

@implementation UIViewController (Search)
- (void)showSearch {
  self.view.alpha = 1;
}
@end

@interface TACallController : UIViewController
@property (nonatomic, strong) UILabel *duration;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TACallController {
  NSInteger _seconds;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.duration = [[UILabel alloc] init];
  [self.view addSubview:self.duration];
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.timer invalidate];
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note)
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.timer invalidate];
}

- (void)count {
  _seconds += 1;
  self.duration.text = [NSString stringWithFormat:@"%ld", (long)_seconds];
}
@end
