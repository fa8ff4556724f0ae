#import <Foundation/Foundation.h>
#define SHOULD_REPEAT YES

@interface Sync : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Sync
- (void)start {
  if (self.timer) return;
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:SHOULD_REPEAT];  // expect: target_retained(warning), missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)tick {
  NSLog(@"tick");
}
@end
