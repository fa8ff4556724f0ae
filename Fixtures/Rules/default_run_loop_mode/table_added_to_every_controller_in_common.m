#import <UIKit/UIKit.h>

/// Whatever scrolls on this screen, the count goes on.
@interface UIViewController (Search)
@property (nonatomic, strong) UITableView *results;
- (void)showSearch;
@end

@implementation UIViewController (Search)
- (void)showSearch {
  self.view.alpha = 1;
}
@end

@interface TOCallController : UIViewController
@property (nonatomic, strong) UILabel *duration;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TOCallController {
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
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
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
