#import <Foundation/Foundation.h>

/// The run loop keeps the timer until it is invalidated, and the handle is cleared there and then.
@interface FEFeed : NSObject
@property(nonatomic, assign) NSTimer *timer;
@end

@implementation FEFeed
- (void)start {
  [self stop];
  self.timer = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) { NSLog(@"tick"); }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)stop {
  [self.timer invalidate];
  self.timer = nil;
}

- (void)dealloc {
  [_timer invalidate];
}
@end
