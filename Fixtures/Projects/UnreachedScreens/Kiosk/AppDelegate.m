#import "AppDelegate.h"
#import "CallController.h"
#import "DeskController.h"
#import "PhoneController.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  UIViewController *first = [[UIViewController alloc] init];
  self.window.rootViewController = first;
  if (0) {
    PhoneController *phone = [[PhoneController alloc] initWithNibName:NSStringFromClass([PhoneController class]) bundle:nil];
    [first presentViewController:phone animated:YES completion:nil];
  } else {
    DeskController *desk = [[DeskController alloc] init];
    [first presentViewController:desk animated:YES completion:nil];
    [desk presentViewController:[[CallController alloc] initWithNibName:@"CallController" bundle:nil] animated:YES completion:nil];
    [desk presentViewController:[[MailController alloc] initWithNibName:@"MailController" bundle:nil] animated:YES completion:nil];
  }
  return YES;
  [first presentViewController:[[LateController alloc] init] animated:YES completion:nil];
}

@end
