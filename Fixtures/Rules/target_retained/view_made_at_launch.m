#import <UIKit/UIKit.h>

@interface PlayerView : UIView
@end

@implementation PlayerView {
  NSTimer *_timer;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)tick {
  NSLog(@"tick");
}
@end

@interface PlayerDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation PlayerDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [UIWindow new];
  PlayerView *view = [[PlayerView alloc] initWithFrame:CGRectMake(0, 0, 320, 568)];
  [self.window.rootViewController.view addSubview:view];
  return YES;
}
@end
