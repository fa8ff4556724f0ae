#import <Foundation/Foundation.h>

static void EndTimer(NSTimer *__strong *timer) {
  [*timer invalidate];
  *timer = nil;
}

@interface Beacon : NSObject {
  NSTimer *_timer;
  NSInteger _ticks;
}
- (void)restart;
@end

@implementation Beacon

- (void)restart {
  EndTimer(&_timer);
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  _ticks += 1;
}

- (void)dealloc {
  EndTimer(&_timer);
}

@end
