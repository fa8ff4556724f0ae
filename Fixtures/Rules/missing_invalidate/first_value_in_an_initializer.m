#import <Foundation/Foundation.h>

/// One for the whole process: its initializer gives the handle its first value, and drops nothing.
@interface Bridge : NSObject
@end

@implementation Bridge {
  NSTimer *_timer;
  NSInteger _posts;
}

+ (instancetype)shared {
  static Bridge *shared = nil;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    shared = [[self alloc] init];
  });
  return shared;
}

- (instancetype)init {
  self = [super init];
  if (self) {
    _timer = nil;
    _posts = 0;
  }
  return self;
}

- (void)check {
  if (!_timer) {
    _timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(post) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
}

- (void)post {
  _posts += 1;
}
@end

/// Shared as well, but its reset loses a timer that runs on.
@interface Meter : NSObject
@end

@implementation Meter {
  NSTimer *_timer;
  NSInteger _reads;
}

+ (instancetype)shared {
  static Meter *shared = nil;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    shared = [[self alloc] init];
  });
  return shared;
}

- (void)check {
  if (!_timer) {
    _timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(read) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
}

- (void)reset {
  _timer = nil;  // expect: missing_invalidate(warning)
  _reads = 0;
}

- (void)read {
  _reads += 1;
}
@end
