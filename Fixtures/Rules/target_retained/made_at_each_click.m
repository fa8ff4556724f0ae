#import <Cocoa/Cocoa.h>

@interface Search : NSObject
- (void)start;
@end

@implementation Search {
  int _hits;
}

- (void)start {
  NSTimer *timer = [NSTimer timerWithTimeInterval:20 target:self selector:@selector(look) userInfo:nil repeats:YES];  // expect: target_retained, missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)look {
  _hits++;
}

@end

@interface AppDelegate : NSObject <NSApplicationDelegate>
@property(nonatomic, strong) NSButton *button;
@end

@implementation AppDelegate

- (void)applicationDidFinishLaunching:(NSNotification *)notification {
  self.button = [NSButton buttonWithTitle:@"Search" target:self action:@selector(search)];
}

- (void)search {
  [[Search alloc] start];
}

@end
