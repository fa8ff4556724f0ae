#import <Foundation/Foundation.h>
#define SHOULD_REPEAT YES

@interface Sync : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Sync
- (void)start {
  __weak typeof(self) weakSelf = self;
  if (self.timer) return;
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 repeats:SHOULD_REPEAT block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)tick {
  NSLog(@"tick");
}
@end
