#import <Foundation/Foundation.h>

@interface Threads : NSObject
+ (void)performBlockOnMainThread:(dispatch_block_t)block;
+ (void)performBlockOnMainThread:(dispatch_block_t)block delay:(NSTimeInterval)delay;
@end

@implementation Threads

/// The block has run when this returns.
+ (void)performBlockOnMainThread:(dispatch_block_t)block {
  if ([NSThread isMainThread]) {
    block();
  } else {
    dispatch_sync(dispatch_get_main_queue(), block);
  }
}

+ (void)performBlockOnMainThread:(dispatch_block_t)block delay:(NSTimeInterval)delay {
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(delay * NSEC_PER_SEC)), dispatch_get_main_queue(), block);
}

@end

@interface Tracker : NSObject
@property(nonatomic, strong) NSTimer *timer;
@end

@implementation Tracker

- (void)start {
  [self.timer invalidate];
  self.timer = [NSTimer scheduledTimerWithTimeInterval:60
                                               repeats:NO
                                                 block:^(NSTimer *timer) {
                                                   NSLog(@"late");
                                                 }];
}

- (void)dealloc {
  [Threads performBlockOnMainThread:^{
    [self.timer invalidate];
  }];
}

@end

@interface LateTracker : NSObject
@property(nonatomic, strong) NSTimer *timer;
@end

@implementation LateTracker

- (void)start {
  [self.timer invalidate];
  self.timer = [NSTimer scheduledTimerWithTimeInterval:60
                                               repeats:NO
                                                 block:^(NSTimer *timer) {
                                                   NSLog(@"late");
                                                 }];
}

- (void)dealloc {
  [Threads performBlockOnMainThread:^{  // expect: dying_self_captured
    [self.timer invalidate];
  } delay:1];
}

@end
