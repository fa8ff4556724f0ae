#import "Pulse.h"

@interface Monitor : NSObject
@property(nonatomic, strong) Pulse *pulse;
@property(nonatomic, strong) Ticker *ticker;
@property(nonatomic, strong) Drum *drum;
@end

@implementation Monitor

- (void)open {
  [self.pulse stop];
  self.pulse = [[Pulse alloc] initOnQueue:dispatch_get_main_queue()];
  [self.pulse every:2 do:^{ NSLog(@"pulse"); }];
  [self.pulse start];

  Pulse *other = [[Pulse alloc] initOnQueue:dispatch_get_main_queue()];
  [other every:3 do:^{ NSLog(@"other pulse"); }];
  [other start];
  self.pulse = other;

  if (!self.drum) {
    self.drum = [[Drum alloc] init];
  }
  [self.drum start];
}

- (Ticker *)ticker {
  if (!_ticker) {
    _ticker = [Ticker tickerWithBlock:^{ NSLog(@"tick"); }];
  }
  return _ticker;
}

- (void)rest {
  [self.drum stop];
}

- (void)close {
  [self.pulse stop];
  self.pulse = nil;
  [self.ticker stop];
}

@end

int main(void) {
  Monitor *monitor = [Monitor new];
  [monitor open];
  [monitor close];
  dispatch_main();
}
