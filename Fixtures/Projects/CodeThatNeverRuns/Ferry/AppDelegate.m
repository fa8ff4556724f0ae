#import "AppDelegate.h"
#import "Beacon.h"
#import "Buoy.h"
#import "Harbor.h"
#import "Recorder.h"
#import "Sluice.h"
#import "Valve.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
  self.window.rootViewController = [[Harbor alloc] initWithNibName:@"Harbor" bundle:nil];
  return YES;
}

- (void)applicationWillResignActive:(UIApplication *)application {
  Sluice *sluice = [[Sluice alloc] init];
  sluice.isMeasured = YES;
  sluice.isMeasured = NO;
  Valve *valve = [[Valve alloc] init];
  NSLog(@"%@", valve);
  Recorder *recorder = [[Recorder alloc] init];
  recorder.isLoud = YES;
  [recorder record];
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  Beacon *beacon = [[Beacon alloc] initWithFrame:CGRectZero];
  beacon.beam = BeaconStyleTurning;
  [self.window addSubview:beacon];
  FogSignalPlayer *signals = [FogSignalPlayer new];
  [signals start];
  [self startAll:@[ beacon ]];
}

- (void)startAll:(NSArray *)objects {
  for (id object in objects) {
    [object startAgain];
  }
}

- (Buoy *)oldBuoy {
  Buoy *buoy = [[Buoy alloc] init];
  [buoy blink];
  return buoy;
}

@end
