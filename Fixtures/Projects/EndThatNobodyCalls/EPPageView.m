#import "EPPageView.h"

/// Nothing in the program calls 'endPlay', so its timer is alive whenever it is fired.
@implementation EPPageView {
  NSTimer *_timer;
}

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:3 repeats:YES block:^(NSTimer *timer) { [weakSelf turn]; }];
  [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
  return self;
}

- (void)startPlay {
  [_timer fire];
}

- (void)endPlay {
  [_timer invalidate];
}

- (void)dealloc {
  [_timer invalidate];
}

- (void)turn {
  self.alpha = self.alpha > 0.5 ? 0.5 : 1;
}
@end

/// The controller calls both.
@implementation EPReelView {
  NSTimer *_timer;
}

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:3 repeats:YES block:^(NSTimer *timer) { [weakSelf turn]; }];
  [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
  return self;
}

- (void)startPlay {
  [_timer fire];  // expect: used_after_invalidate(error)
}

- (void)endPlay {
  [_timer invalidate];
}

- (void)dealloc {
  [_timer invalidate];
}

- (void)turn {
  self.alpha = self.alpha > 0.5 ? 0.5 : 1;
}
@end

@interface EPController : UIViewController
@property(nonatomic) EPPageView *pages;
@property(nonatomic) EPReelView *reel;
@end

@implementation EPController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.pages = [[EPPageView alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:self.pages];
  self.reel = [[EPReelView alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:self.reel];
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.pages startPlay];
  [self.reel startPlay];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.reel endPlay];
}
@end

@interface EPAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UINavigationController *stack;
@end

@implementation EPAppDelegate
- (void)showPages {
  [self.stack pushViewController:[[EPController alloc] init] animated:YES];
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self showPages];
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([EPAppDelegate class]));
  }
}
