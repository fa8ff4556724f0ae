#import <UIKit/UIKit.h>

/// Made for each song.
@interface MEDeck : NSObject
@end

@implementation MEDeck
- (instancetype)init {
  if ((self = [super init])) {
    NSTimer *timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(spin) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
    [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)spin {
  NSLog(@"spun");
}
@end

@interface MERadio : NSObject
- (void)play:(NSString *)song;
@end

@interface MERadio ()
@property(nonatomic, copy) NSString *song;
@property(nonatomic) MEDeck *deck;
@end

@implementation MERadio
- (void)setSong:(NSString *)song {
  _song = song;
  _deck = [[MEDeck alloc] init];
}

- (void)play:(NSString *)song {
  self.song = song;
}
@end

@interface MEAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) MERadio *radio;
@end

@implementation MEAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.radio = [[MERadio alloc] init];
  return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
  [self.radio play:@"shanty"];
}
@end
