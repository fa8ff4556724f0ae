#import <UIKit/UIKit.h>

@interface Session : NSObject
+ (Session *)sharedSession;
- (BOOL)isOpen;
- (void)openHost:(NSString *)host;
- (void)close;
@end

// Whoever opens a session asks first whether one is open, and what ends the timer closes it.
@implementation Session {
    NSObject *_line;
    NSTimer *_dots;
}

+ (Session *)sharedSession {
    static Session *session;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ session = [[Session alloc] init]; });
    return session;
}

- (BOOL)isOpen {
    return _line != nil;
}

- (void)openHost:(NSString *)host {
    [self showDots];
    [self dial:host];
}

- (void)showDots {
    _dots = [NSTimer timerWithTimeInterval:0.2 target:self selector:@selector(addDot) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:_dots forMode:NSRunLoopCommonModes];
}

- (void)dial:(NSString *)host {
    _line = [[NSObject alloc] init];
}

- (void)close {
    [_dots invalidate];
    _dots = nil;
    _line = nil;
}

- (void)addDot {
}

@end

@interface DialDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation DialDelegate

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
    if ([[Session sharedSession] isOpen]) return NO;
    [[Session sharedSession] openHost:url.host];
    return YES;
}

- (void)applicationDidEnterBackground:(UIApplication *)application {
    [[Session sharedSession] close];
}

@end
