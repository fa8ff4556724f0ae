#import <Foundation/Foundation.h>

/// The setter ends the old timer; who writes to the instance variable passes it by.
@interface Turnstile : NSObject
@property (nonatomic, strong) NSTimer *counting;
@property (nonatomic, strong) NSTimer *watching;
@property (nonatomic) NSUInteger guests;
@end

@implementation Turnstile

- (void)setCounting:(NSTimer *)counting {
  [_counting invalidate];
  _counting = counting;
}

- (void)setWatching:(NSTimer *)watching {
  [_watching invalidate];
  _watching = watching;
}

- (void)open {
  if (self.counting) return;
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:3 repeats:YES block:^(NSTimer *fired) {
    weakSelf.guests += 1;
  }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.counting = timer;
}

- (void)shut {
  _counting = nil;  // expect: missing_invalidate
}

- (void)watch {
  if (self.watching) return;
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:3 repeats:YES block:^(NSTimer *fired) {
    weakSelf.guests += 1;
  }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.watching = timer;
}

- (void)lookAway {
  self.watching = nil;
}

- (void)dealloc {
  [_counting invalidate];
  [_watching invalidate];
}

@end
