#import <Foundation/Foundation.h>

@interface Clock : NSObject
@property (nonatomic, strong) NSTimer *timer;
- (void)start;
- (void)stop;
@end

@implementation Clock

- (void)start {
  [self.timer invalidate];
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    NSLog(@"tick");
  }];
}

- (void)stop {
  [self.timer invalidate];
  self.timer = nil;
}

@end

void tryThreeTimes(void) {
  Clock *clock = [[Clock alloc] init];
  for (int i = 0; i < 3; i++) [clock start];
  [clock stop];
}
