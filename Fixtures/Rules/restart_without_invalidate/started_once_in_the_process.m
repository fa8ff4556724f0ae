#import <UIKit/UIKit.h>

@interface OPGame : NSObject
- (void)start;
@end

@implementation OPGame {
  CADisplayLink *_link;
}

- (void)start {
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

static OPGame *game;
static BOOL isStarted = NO;

/// A flag of the process lets the start run only once, wherever the delegate is called again.
@interface OPEngine : NSObject
+ (void)didBecomeActive;
@end

@implementation OPEngine
+ (void)didBecomeActive {
  if (game == nil) game = [[OPGame alloc] init];
  if (game && !isStarted) {
    [game start];
    isStarted = YES;
  }
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
- (void)applicationDidBecomeActive:(UIApplication *)application {
  [OPEngine didBecomeActive];
}
@end
