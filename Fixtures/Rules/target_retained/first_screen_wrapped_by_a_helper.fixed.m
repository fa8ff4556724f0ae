#import <UIKit/UIKit.h>

/// A tab from the launch on: the helper wraps it in a stack.
@interface FWNewsController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation FWNewsController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(save) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)save {
  NSLog(@"saved");
}
@end

/// The same helper wraps one for each search.
@interface FWSearchController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation FWSearchController
- (void)viewDidLoad {
  __weak typeof(self) weakSelf = self;
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) { [weakSelf save]; }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)save {
  NSLog(@"saved");
}
@end

@interface FWTabs : UITabBarController
@end

@implementation FWTabs
- (void)viewDidLoad {
  [super viewDidLoad];
  FWNewsController *news = [[FWNewsController alloc] init];
  self.viewControllers = @[ [self stackWithController:news], [[UIViewController alloc] init] ];
}

- (UINavigationController *)stackWithController:(UIViewController *)controller {
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:controller];
  return stack;
}

- (void)search {
  FWSearchController *search = [[FWSearchController alloc] init];
  [self presentViewController:[self stackWithController:search] animated:YES completion:nil];
}
@end

/// A banner in a window of its own: the application's keeps its tabs.
@interface FWBanner : NSObject
@property(nonatomic) UIWindow *cover;
@end

@implementation FWBanner
- (void)show {
  self.cover = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  self.cover.rootViewController = [[UIViewController alloc] init];
}
@end

@interface FWAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UIWindow *window;
@property(nonatomic) FWBanner *banner;
@end

@implementation FWAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.banner = [[FWBanner alloc] init];
  self.window = [[UIWindow alloc] init];
  self.window.rootViewController = [[FWTabs alloc] init];
  [self.window makeKeyAndVisible];
  return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self.banner show];
}
@end
