#import <Foundation/Foundation.h>

/// It runs until the address is there.
@interface AgainLoader : NSObject
@end

@implementation AgainLoader {
  NSTimer *_timer;
  NSInteger _ticks;
}

- (instancetype)initWithURL:(NSURL *)url {
  if ((self = [super init])) {
    do {
      if (url == nil) break;
      __weak typeof(self) weakSelf = self;
      [_timer invalidate];
      _timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
        [weakSelf tick];
      }];
      [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
    } while (url.fileURL);
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
