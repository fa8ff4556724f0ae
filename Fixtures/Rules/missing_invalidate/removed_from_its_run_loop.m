#import <Foundation/Foundation.h>

/// Taken out of its only mode, the timer fires no more.
@interface RRPlayer : NSObject
@end

@implementation RRPlayer {
  NSTimer *_updates;
}

- (void)start {
  [self stop];
  __weak RRPlayer *player = self;
  _updates = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    [player update];
  }];
  CFRunLoopAddTimer(CFRunLoopGetMain(), (__bridge CFRunLoopTimerRef)_updates, kCFRunLoopCommonModes);
}

- (void)stop {
  if (_updates == nil) return;
  CFRunLoopRemoveTimer(CFRunLoopGetMain(), (__bridge CFRunLoopTimerRef)_updates, kCFRunLoopCommonModes);
}

- (void)update {
  NSLog(@"update");
}

- (void)dealloc {
  [self stop];
}
@end
