#import <Foundation/Foundation.h>

/// Every `alloc` returns the one instance.
@interface Poster : NSObject
@end

@implementation Poster {
  NSTimer *_timer;
}

static Poster *thePoster = nil;

+ (Poster *)poster {
  @synchronized (self) {
    if (nil == thePoster) {
      [self new];
    }
  }
  return thePoster;
}

+ (id)allocWithZone:(NSZone *)zone {
  @synchronized (self) {
    if (thePoster == nil) {
      thePoster = [super allocWithZone:zone];
      return thePoster;
    }
  }
  return nil;
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(post) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)post {}

@end

/// The accessor alone creates it; `alloc` asks the accessor.
@interface Ledger : NSObject
@end

@implementation Ledger {
  NSTimer *_timer;
}

+ (instancetype)ledger {
  static Ledger *ledger;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ ledger = [[super allocWithZone:NULL] init]; });
  return ledger;
}

+ (instancetype)allocWithZone:(NSZone *)zone {
  return [self ledger];
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(write) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)write {}

@end

void openTheBooks(void) {
  [[Poster poster] begin];
  [[[Poster alloc] init] begin];
  [[[Ledger alloc] init] begin];
}
