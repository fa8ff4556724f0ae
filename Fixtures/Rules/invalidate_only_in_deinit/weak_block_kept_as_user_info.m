#import <Foundation/Foundation.h>

@interface NSTimer (WeakBlocks)
+ (NSTimer *)tk_timerOnce:(NSTimeInterval)interval block:(void (^)(void))block;
@end

@implementation NSTimer (WeakBlocks)

+ (NSTimer *)tk_timerOnce:(NSTimeInterval)interval block:(void (^)(void))block {
  NSTimer *timer = [self timerWithTimeInterval:interval
                                        target:self
                                      selector:@selector(tk_ring:)
                                      userInfo:[block copy]
                                       repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  return timer;
}

+ (void)tk_ring:(NSTimer *)timer {
  void (^block)(void) = timer.userInfo;
  block();
}

@end

@interface Ringer : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger rings;
@end

/// The block does not keep the object.
@implementation Ringer

- (instancetype)init {
  if ((self = [super init])) {
    __weak typeof(self) weakSelf = self;
    self.timer = [NSTimer tk_timerOnce:20 block:^{
      weakSelf.rings += 1;
    }];
  }
  return self;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
