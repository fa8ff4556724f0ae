#import "Controllers.h"

@interface AppDelegate : NSObject <UIApplicationDelegate>
@property (nonatomic, strong) NewsController *news;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.news = [[NewsController alloc] initWithNibName:@"NewsController" bundle:nil];
  return YES;
}

- (void)showOdds {
  OddsController *odds = [[OddsController alloc] initWithNibName:@"OddsController" bundle:nil];
  [self.news presentViewController:odds animated:YES completion:nil];
}

@end
