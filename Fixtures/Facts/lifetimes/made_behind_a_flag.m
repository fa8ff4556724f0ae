#import <UIKit/UIKit.h>

@interface Engine : NSObject
@end
@implementation Engine
@end

@interface Mixer : NSObject
@end
@implementation Mixer
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) Engine *engine;
@property (nonatomic, strong) Mixer *mixer;
@end

@implementation AppDelegate {
  BOOL _isMixing;
}

- (void)setUp {
  static BOOL isSetUp = NO;
  if (isSetUp) {
    return;
  }
  isSetUp = YES;
  self.engine = [[Engine alloc] init];
}

- (void)mix {
  if (!_isMixing) {
    _isMixing = YES;
    self.mixer = [[Mixer alloc] init];
  }
}

- (void)stopMixing {
  _isMixing = NO;
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  [self setUp];
  [self mix];
  return YES;
}

- (void)applicationWillEnterForeground:(UIApplication *)application {
  [self setUp];
  [self mix];
}

@end

// lifetimes
// Engine: as long as the app
// Mixer: mortal
// AppDelegate: as long as the app
