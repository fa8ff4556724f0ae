#import <AppKit/AppKit.h>

/// Each message to the class makes another sheet, and starts the one timer of that: two methods have one name.
@interface ProgressSheet : NSWindowController {
  NSTimer *ticks;
}
@end

@implementation ProgressSheet

+ (void)beginFor:(NSString *)title {
  ProgressSheet *sheet = [[self alloc] initWithWindowNibName:@"ProgressSheet"];
  [sheet beginFor:title];
}

- (void)beginFor:(NSString *)title {
  self.window.title = title;
  ticks = [NSTimer timerWithTimeInterval:0.5 target:self selector:@selector(tick:) userInfo:nil repeats:YES];  // expect: target_retained(note)
  [[NSRunLoop mainRunLoop] addTimer:ticks forMode:NSRunLoopCommonModes];
}

- (void)tick:(NSTimer *)timer {
  if (!self.window.visible) [ticks invalidate];
}

@end

@interface Pusher : NSObject
@end

@implementation Pusher

- (void)push {
  [ProgressSheet beginFor:@"Push"];
}

- (void)pull {
  [ProgressSheet beginFor:@"Pull"];
}

- (IBAction)synchronize:(id)sender {
  [self pull];
  [self push];
}

@end
