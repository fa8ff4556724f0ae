#import <UIKit/UIKit.h>

static dispatch_source_t MakeSteps(dispatch_block_t step) {
    dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC / 20, NSEC_PER_SEC / 200);
    dispatch_source_set_event_handler(source, step);
    dispatch_resume(source);
    return source;
}

@interface Kitchen : NSObject
- (void)cook;
@end

@implementation Kitchen {
    NSUInteger _dishes;
}
- (void)cook {
    _dishes += 1;
}
@end

/// The application becomes active soon after it has launched, with a source that runs already.
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation AppDelegate {
    dispatch_source_t _steps;
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    Kitchen *kitchen = [[Kitchen alloc] init];
    _steps = MakeSteps(^{
        [kitchen cook];
    });
    return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
    dispatch_resume(_steps);  // expect: over_resume
}

- (void)applicationWillResignActive:(UIApplication *)application {
    dispatch_suspend(_steps);
}

@end
