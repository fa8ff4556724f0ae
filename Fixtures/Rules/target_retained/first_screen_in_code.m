#import <UIKit/UIKit.h>

/// The delegate shows it in tabs at launch, and nothing replaces it.
@interface TWBoardController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TWBoardController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(save) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)save {
  NSLog(@"saved");
}
@end

@interface TWAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UIWindow *window;
@end

@implementation TWAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] init];
  [self showTabs];
  [self.window makeKeyAndVisible];
  return YES;
}

- (void)showTabs {
  TWBoardController *board = [[TWBoardController alloc] init];
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:board];
  UITabBarController *tabs = [[UITabBarController alloc] init];
  tabs.viewControllers = @[ stack ];
  self.window.rootViewController = tabs;
}
@end
