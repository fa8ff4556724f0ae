#import <Foundation/Foundation.h>

@interface NSTimer (Blocks)
+ (NSTimer *)tk_timerEvery:(NSTimeInterval)interval block:(void (^)(void))block;
@end

@implementation NSTimer (Blocks)

+ (NSTimer *)tk_timerEvery:(NSTimeInterval)interval block:(void (^)(void))block {
  NSTimer *timer = [self timerWithTimeInterval:interval
                                        target:self
                                      selector:@selector(tk_fire:)
                                      userInfo:[block copy]
                                       repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  return timer;
}

+ (void)tk_fire:(NSTimer *)timer {
  void (^block)(void) = timer.userInfo;
  block();
}

@end

@interface Ticker : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger ticks;
@end

/// The timer keeps the block as its userInfo, the block keeps the object, whose dealloc never comes.
@implementation Ticker

- (instancetype)init {
  if ((self = [super init])) {
    self.timer = [NSTimer tk_timerEvery:20 block:^{ // expect: invalidate_only_in_deinit
      self.ticks += 1;
    }];
  }
  return self;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
