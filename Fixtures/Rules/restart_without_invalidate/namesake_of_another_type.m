#import <UIKit/UIKit.h>

id MainPanel(void);

@interface Sync : NSObject
- (void)prepareState;
@end

@interface Panel : NSObject
- (void)prepareState;
@end

@implementation Panel
- (void)prepareState {
}
@end

// Nobody says what MainPanel() returns, and two types have the method: only the launch is sure to prepare the sync.
@implementation Sync {
    NSTimer *_minute;
}

- (void)prepareState {
    _minute = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(sync) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:_minute forMode:NSRunLoopCommonModes];
}

- (void)sync {
}

- (void)stop {
    [_minute invalidate];
}

@end

@interface SyncDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) Sync *sync;
@end

@implementation SyncDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.sync = [[Sync alloc] init];
    [self.sync prepareState];
    return YES;
}

- (void)applicationDidBecomeActive:(UIApplication *)application {
    [MainPanel() prepareState];
}

- (void)applicationWillTerminate:(UIApplication *)application {
    [self.sync stop];
}

@end
