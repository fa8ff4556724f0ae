#import "BellController.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.window = [[UIWindow alloc] init];
  UIViewController *first = [[UIViewController alloc] init];
  self.window.rootViewController = first;
  [first presentViewController:[[BellController alloc] init] animated:YES completion:nil];
  return YES;
}

@end
