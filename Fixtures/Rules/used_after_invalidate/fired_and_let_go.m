#import <Foundation/Foundation.h>

@interface Transfer : NSObject
@end

@implementation Transfer {
  NSTimer *_speed;
  NSUInteger _turns;
}

- (void)start {
  [_speed invalidate];
  __weak Transfer *weakSelf = self;
  _speed = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf count]; }];
  [[NSRunLoop mainRunLoop] addTimer:_speed forMode:NSRunLoopCommonModes];
}

- (void)count {
  _turns += 1;
}

/// The fire does nothing, and nothing is missed.
- (void)end {
  [_speed invalidate];
  [_speed fire];  // expect: used_after_invalidate(note)
  _speed = nil;
}

- (void)dealloc {
  [_speed invalidate];
}

@end
