#import "SODialView.h"
#import "Studio-Swift.h"

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] init];
  self.window.rootViewController = [[MenuController alloc] init];
  [self.window makeKeyAndVisible];
  return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  SODialView *dial = [[SODialView alloc] init];
  [self.window.rootViewController.view addSubview:dial];
  [dial startWithFile:@"clip"];
  [dial again];
}
@end
