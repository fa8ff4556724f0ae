#import <Foundation/Foundation.h>

/// Its factory gives it its source. Each fire suspends that, and arms it again.
@interface SFGate : NSObject
+ (SFGate *)gateWithQueue:(dispatch_queue_t)queue;
- (void)arm;
@end

@implementation SFGate {
  dispatch_source_t source;
  BOOL suspended;
}

+ (SFGate *)gateWithQueue:(dispatch_queue_t)queue {
  SFGate *gate = [SFGate new];
  gate->source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  __weak SFGate *weakSFGate = gate;
  dispatch_source_set_event_handler(gate->source, ^{
    [weakSFGate run];
  });
  gate->suspended = YES;
  return gate;
}

- (void)arm {
  [self schedule];
}

- (void)schedule {
  if (!suspended) return;
  dispatch_source_set_timer(source, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), NSEC_PER_SEC, 0);
  dispatch_resume(source);
  suspended = NO;
}

- (void)run {
  if (suspended) return;
  suspended = YES;
  dispatch_suspend(source);
  [self schedule];
}

- (void)dealloc {
  dispatch_source_cancel(source);
  if (suspended) dispatch_resume(source);
}
@end
