#import <UIKit/UIKit.h>

/// Each tap adds another one, and each goes when the tabs are set anew.
@interface TARatesController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TARatesController
- (void)viewDidLoad {
  __weak typeof(self) weakSelf = self;
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) { [weakSelf load]; }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)load {
  NSLog(@"loaded");
}
@end

@interface TATabController : UITabBarController
@end

@implementation TATabController
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  TARatesController *rates = [[TARatesController alloc] init];
  [self addScreen:rates];
}

- (void)addScreen:(UIViewController *)screen {
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:screen];
  [self addChildViewController:stack];
}
@end

@interface TAAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UIWindow *window;
@end

@implementation TAAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] init];
  self.window.rootViewController = [[TATabController alloc] init];
  [self.window makeKeyAndVisible];
  return YES;
}
@end
