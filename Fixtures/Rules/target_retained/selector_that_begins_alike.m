#import <UIKit/UIKit.h>

@class SBBar;

@protocol SBBarDelegate <NSObject>
@optional
- (void)bar:(SBBar *)bar chose:(NSInteger)index;
@end

/// Made once, by the first screen, which stays: the selector names another method.
@interface SBBar : UIView
+ (instancetype)bar;
@property(nonatomic, weak) id<SBBarDelegate> delegate;
@end

@interface SBBar ()
@property(nonatomic) CADisplayLink *link;
@property(nonatomic) double shown;
@end

@implementation SBBar
+ (instancetype)bar {
  return [[self alloc] init];
}

- (void)start {
  if (self.link) return;
  self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(step)];
  [self.link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)step {
  self.shown += 0.1;
}

- (void)choose:(NSInteger)index {
  if ([self.delegate respondsToSelector:@selector(bar:chose:)]) {
    [self.delegate bar:self chose:index];
  }
}
@end

@interface SBAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) UIWindow *window;
@property(nonatomic) SBBar *bar;
@end

@implementation SBAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] init];
  self.bar = [SBBar bar];
  [self.window addSubview:self.bar];
  [self.bar start];
  [self.window makeKeyAndVisible];
  return YES;
}
@end
