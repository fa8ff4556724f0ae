#import <AppKit/AppKit.h>

@interface HostNames : NSObject
@end

@implementation HostNames

- (instancetype)init {
    self = [super init];
    if (self) {
        NSTimer *timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *fired) {
            NSLog(@"%@", NSHost.currentHost.name);
        }];
        [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
    }
    return self;
}

@end

@interface WindowNames : NSObject
@end

@implementation WindowNames

- (instancetype)init {
    self = [super init];
    if (self) {
        NSTimer *timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *fired) { // expect: missing_invalidate
            NSLog(@"%@", NSHost.currentHost.name);
        }];
        [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
    }
    return self;
}

@end

// Says elsewhere that it is the application's delegate.
@interface ProgramDelegate : NSObject
@end

@implementation ProgramDelegate {
    HostNames *_hostNames;
}

- (void)applicationWillFinishLaunching:(NSNotification *)notification {
    _hostNames = [[HostNames alloc] init];
}

- (void)openWindow {
    WindowNames *names = [[WindowNames alloc] init];
    NSLog(@"%@", names);
}

@end
