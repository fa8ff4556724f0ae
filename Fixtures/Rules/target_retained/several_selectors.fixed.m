#import <Foundation/Foundation.h>

@interface Uplink : NSObject
@end

@implementation Uplink {
  NSTimer *_first;
  NSTimer *_second;
  NSTimer *_third;
  NSTimer *_fourth;
  NSTimer *_fifth;
  NSTimer *_sixth;
}

- (void)start {
  __weak typeof(self) weakSelf = self;
  [self stop];
  _first = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  _second = [NSTimer scheduledTimerWithTimeInterval:2 repeats:YES block:^(NSTimer *timer) { [weakSelf tick:timer]; }];
  _third = [NSTimer scheduledTimerWithTimeInterval:3 target:self selector:@selector(tick) userInfo:@{} repeats:YES];
}

- (void)startMore {
  [self stop];
  Uplink *strong = self;
  _fourth = [NSTimer scheduledTimerWithTimeInterval:4 target:strong selector:@selector(tick) userInfo:nil repeats:YES];
  _fifth = [NSTimer scheduledTimerWithTimeInterval:5 target:self /* us */ selector:@selector(tick) userInfo:nil repeats:YES];
  __weak Uplink *weak = self;
  _sixth = [NSTimer scheduledTimerWithTimeInterval:6 repeats:YES block:^(NSTimer *timer) { [weak tick]; }];
}

- (void)stop {
  [_first invalidate];
  [_second invalidate];
  [_third invalidate];
  [_fourth invalidate];
  [_fifth invalidate];
  [_sixth invalidate];
}

- (void)tick {
}

- (void)tick:(NSTimer *)timer {
}

@end
