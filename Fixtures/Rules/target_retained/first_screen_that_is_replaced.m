#import <UIKit/UIKit.h>

/// After the login another screen takes its place.
@interface TWLoginController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TWLoginController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(save) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
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
