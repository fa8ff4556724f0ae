#import <UIKit/UIKit.h>

@interface Caller : NSObject
+ (Caller *)current;
- (BOOL)isAllowed;
- (void)callHost:(NSString *)host;
- (void)hangUp;
@end

// A permission is no sign of a timer that runs.
@implementation Caller {
    BOOL _allowed;
    NSTimer *_dots;
}

+ (Caller *)current {
    static Caller *caller;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ caller = [[Caller alloc] init]; });
    return caller;
}

- (BOOL)isAllowed {
    return _allowed;
}

- (void)allow {
    _allowed = YES;
}

- (void)callHost:(NSString *)host {
    [_dots invalidate];
    _dots = [NSTimer timerWithTimeInterval:0.2 target:self selector:@selector(addDot) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:_dots forMode:NSRunLoopCommonModes];
}

- (void)hangUp {
    [_dots invalidate];
}

- (void)addDot {
}

@end

@interface CallDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation CallDelegate

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    if (![[Caller current] isAllowed]) return NO;
    [[Caller current] callHost:url.host];
    return YES;
}

@end
