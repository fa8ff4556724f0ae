#import <UIKit/UIKit.h>

@interface TimesController : UIViewController
@end

@implementation TimesController {
  NSTimer *_timer;
  NSUInteger _looks;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(look) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)look {
  _looks += 1;
}

@end

/// Its tabs, one of them chosen by the device, are given as the elements of an array without a literal.
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) UITabBarController *tabs;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  UIViewController *first, *second;
  if (UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad) {
    first = [[TimesController alloc] initWithNibName:@"Times_iPad" bundle:nil];
  } else {
    first = [[TimesController alloc] initWithNibName:@"Times" bundle:nil];
  }
  second = [[UIViewController alloc] init];
  self.tabs = [[UITabBarController alloc] init];
  self.tabs.viewControllers = [NSArray arrayWithObjects:first, second, nil];
  self.window.rootViewController = self.tabs;
  [self.window makeKeyAndVisible];
  return YES;
}

@end
