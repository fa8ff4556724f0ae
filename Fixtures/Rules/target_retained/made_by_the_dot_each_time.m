#import <Foundation/Foundation.h>

@interface Sample : NSObject
@end

@implementation Sample {
  NSTimer *_timer;
}

+ (instancetype)sample {
  return self.new;
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60  // expect: target_retained, missing_invalidate
                                   target:self
                                 selector:@selector(read)
                                 userInfo:nil
                                  repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)read {}

@end

/// One is shared, and others are made beside it.
@interface Probe : NSObject
@end

@implementation Probe {
  NSTimer *_timer;
}

+ (instancetype)sharedProbe {
  static Probe *probe;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ probe = [self new]; });
  return probe;
}

+ (instancetype)spareProbe {
  return [[[self class] alloc] init];
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60  // expect: target_retained, missing_invalidate
                                   target:self
                                 selector:@selector(read)
                                 userInfo:nil
                                  repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)read {}

@end
