#import <Foundation/Foundation.h>

@interface WeakTarget : NSObject
@property (nonatomic, weak) id target;
@property (nonatomic) SEL selector;
@end

@implementation WeakTarget
- (void)fire:(NSTimer *)timer {
  [NSApp sendAction:self.selector to:self.target from:timer];
}
@end

@interface NSTimer (Weakly)
+ (instancetype)weakTimerWithInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector repeats:(BOOL)repeats;
@end

@implementation NSTimer (Weakly)
+ (instancetype)weakTimerWithInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector repeats:(BOOL)repeats {
  WeakTarget *proxy = [[WeakTarget alloc] init];
  proxy.target = target;
  proxy.selector = selector;
  NSTimer *timer = [NSTimer timerWithTimeInterval:interval target:proxy selector:@selector(fire:) userInfo:nil repeats:repeats];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  return timer;
}
@end

@interface Upload : NSObject
@end

@implementation Upload {
  NSTimer *_timer;
}
- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer weakTimerWithInterval:30 target:self selector:@selector(send:) repeats:YES];
  }
  return self;
}

- (void)send:(NSTimer *)timer {
  NSLog(@"send");
}

- (void)dealloc {
  [_timer invalidate];
}
@end

@interface Heartbeat : NSObject
@end

@implementation Heartbeat {
  NSTimer *_timer;
}
- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer weakTimerWithInterval:5 target:self selector:@selector(beat:) repeats:YES];  // expect: missing_invalidate
  }
  return self;
}

- (void)beat:(NSTimer *)timer {
  NSLog(@"beat");
}
@end

@interface Greeting : NSObject
@end

@implementation Greeting {
  NSTimer *_timer;
}
- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer weakTimerWithInterval:5 target:self selector:@selector(greet:) repeats:NO];
  }
  return self;
}

- (void)greet:(NSTimer *)timer {
  NSLog(@"hello");
}
@end
