#import <UIKit/UIKit.h>

/// Its tabs are made once, when they are loaded, and nothing replaces them.
@interface TFRatesController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TFRatesController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(load) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)load {
  NSLog(@"loaded");
}
@end

@interface TFNewsController : UIViewController
@end

@implementation TFNewsController
@end

@interface TFTabController : UITabBarController
@end

@implementation TFTabController
- (void)viewDidLoad {
  [super viewDidLoad];
  TFRatesController *rates = [[TFRatesController alloc] init];
  [self addScreen:rates title:@"Rates"];
  TFNewsController *news = [[TFNewsController alloc] init];
  [self addScreen:news title:@"News"];
}

- (void)addScreen:(UIViewController *)screen title:(NSString *)title {
  screen.title = title;
  UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:screen];
  [self addChildViewController:stack];
}
@end

@interface TFAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UIWindow *window;
@end

@implementation TFAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] init];
  self.window.rootViewController = [[TFTabController alloc] init];
  [self.window makeKeyAndVisible];
  return YES;
}
@end
