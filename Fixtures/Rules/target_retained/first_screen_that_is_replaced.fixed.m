#import <UIKit/UIKit.h>

/// After the login another screen takes its place.
@interface TWLoginController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TWLoginController
- (void)viewDidLoad {
  __weak typeof(self) weakSelf = self;
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) { [weakSelf save]; }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)save {
  NSLog(@"saved");
}

- (IBAction)login:(id)sender {
  self.view.window.rootViewController = [[UIViewController alloc] init];
}
@end

@interface TWAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UIWindow *window;
@end

@implementation TWAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] init];
  self.window.rootViewController = [[TWLoginController alloc] init];
  [self.window makeKeyAndVisible];
  return YES;
}
@end
