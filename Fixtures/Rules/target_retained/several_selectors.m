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
  [self stop];
  _first = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector( tick ) userInfo:nil repeats:YES];  // expect: target_retained(note)
  _second = [NSTimer scheduledTimerWithTimeInterval:2 target:self selector:@selector(tick:) userInfo:nil repeats:YES];  // expect: target_retained(note)
  _third = [NSTimer scheduledTimerWithTimeInterval:3 target:self selector:@selector(tick) userInfo:@{} repeats:YES];  // expect: target_retained(note)
}

- (void)startMore {
  [self stop];
  Uplink *strong = self;
  _fourth = [NSTimer scheduledTimerWithTimeInterval:4 target:strong selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(note)
  _fifth = [NSTimer scheduledTimerWithTimeInterval:5 target:self /* us */ selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(note)
  __weak Uplink *weak = self;
  _sixth = [NSTimer scheduledTimerWithTimeInterval:6 target:weak selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(note)
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
