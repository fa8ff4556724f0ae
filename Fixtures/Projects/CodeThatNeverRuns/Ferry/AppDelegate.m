#import "AppDelegate.h"
#import "Buoy.h"
#import "Harbor.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.window.rootViewController = [[Harbor alloc] initWithNibName:@"Harbor" bundle:nil];
  return YES;
}

- (Buoy *)oldBuoy {
  Buoy *buoy = [[Buoy alloc] init];
  [buoy blink];
  return buoy;
}

@end
