#import <Cocoa/Cocoa.h>

/// Nobody keeps it but its timer: it serves as long as the application runs.
@interface Server : NSObject
- (void)start;
@end

@implementation Server {
  int _visits;
}

- (void)start {
  NSTimer *timer = [NSTimer timerWithTimeInterval:20 target:self selector:@selector(save) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)save {
  _visits = 0;
}

@end

@interface AppDelegate : NSObject <NSApplicationDelegate>
@end

@implementation AppDelegate

- (void)applicationDidFinishLaunching:(NSNotification *)notification {
  [[Server alloc] start];
}

@end
