#import <Foundation/Foundation.h>

@interface Tone : NSObject
- (void)send:(BOOL)isOn;
@end

@implementation Tone {
  NSTimer *_timer;
  NSUInteger _turns;
}

/// A thread runs its method once.
- (void)send:(BOOL)isOn {
  if (isOn) {
    if (_timer == nil) {
      [NSThread detachNewThreadSelector:@selector(run) toTarget:self withObject:nil];
    }
  } else {
    [_timer invalidate];
    _timer = nil;
  }
}

- (void)run {
  __weak Tone *weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf count]; }];
  [[NSRunLoop currentRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  [[NSRunLoop currentRunLoop] run];
}

- (void)count {
  _turns += 1;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
