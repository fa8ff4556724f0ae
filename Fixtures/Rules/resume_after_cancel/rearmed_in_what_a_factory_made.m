#import <Foundation/Foundation.h>

/// Its factory gives it its source. Each fire cancels that, and arms it again, in vain.
@interface RFGate : NSObject
+ (RFGate *)gateWithQueue:(dispatch_queue_t)queue;
- (void)arm;
@end

@implementation RFGate {
  dispatch_source_t source;
  BOOL suspended;
}

+ (RFGate *)gateWithQueue:(dispatch_queue_t)queue {
  RFGate *gate = [RFGate new];
  gate->source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  __weak RFGate *weakRFGate = gate;
  dispatch_source_set_event_handler(gate->source, ^{
    [weakRFGate run];
  });
  gate->suspended = YES;
  return gate;
}

- (void)arm {
  [self schedule];
}

- (void)schedule {
  if (!suspended) return;
  dispatch_source_set_timer(source, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), NSEC_PER_SEC, 0);  // expect: resume_after_cancel(error)
  dispatch_resume(source);
  suspended = NO;
}

- (void)run {
  if (suspended) return;
  dispatch_source_cancel(source);
  suspended = YES;
  dispatch_suspend(source);
  [self schedule];
}

- (void)dealloc {
  dispatch_source_cancel(source);
  if (suspended) dispatch_resume(source);
}
@end
