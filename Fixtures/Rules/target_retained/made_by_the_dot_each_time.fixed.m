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
  __weak typeof(self) weakSelf = self;
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60
                                  repeats:YES block:^(NSTimer *timer) { [weakSelf read]; }];
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
  __weak typeof(self) weakSelf = self;
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60
                                  repeats:YES block:^(NSTimer *timer) { [weakSelf read]; }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)read {}

@end
