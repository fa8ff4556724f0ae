#import <Foundation/Foundation.h>

/// `do … while (0)` is a block that a break leaves, no loop.
@interface OnceLoader : NSObject
@end

@implementation OnceLoader {
  NSTimer *_timer;
  NSInteger _ticks;
}

- (instancetype)initWithURL:(NSURL *)url {
  if ((self = [super init])) {
    do {
      if (url == nil) break;
      __weak typeof(self) weakSelf = self;
      _timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
        [weakSelf tick];
      }];
      [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
    } while (0);
  }
  return self;
}

- (void)tick {
  _ticks += 1;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
