#import <UIKit/UIKit.h>

@interface SAGame : NSObject
- (void)start;
@end

@implementation SAGame {
  CADisplayLink *_link;
}

- (void)start {
  [_link invalidate];
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(draw)];
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)stop {
  [_link invalidate];
}

- (void)draw {
  NSLog(@"draw");
}
@end

static SAGame *game;
static BOOL isStarted = NO;

/// The flag is taken back, and the display link runs on.
@interface SAEngine : NSObject
+ (void)didBecomeActive;
+ (void)willResignActive;
@end

@implementation SAEngine
+ (void)didBecomeActive {
  if (game == nil) game = [[SAGame alloc] init];
  if (game && !isStarted) {
    [game start];
    isStarted = YES;
  }
}

+ (void)willResignActive {
  isStarted = NO;
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
- (void)applicationDidBecomeActive:(UIApplication *)application {
  [SAEngine didBecomeActive];
}

- (void)applicationWillResignActive:(UIApplication *)application {
  [SAEngine willResignActive];
}
@end
