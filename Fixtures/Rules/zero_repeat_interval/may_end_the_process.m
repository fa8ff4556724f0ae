#import <Foundation/Foundation.h>

/// Only a failed check raises: until then it fires without a pause.
@interface RunCheck : NSObject
@property(nonatomic, strong) dispatch_source_t check;
@end

@implementation RunCheck

- (void)watch:(BOOL (^)(void))hasFailed {
  dispatch_queue_t queue = dispatch_queue_create("check", DISPATCH_QUEUE_SERIAL);
  self.check = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  dispatch_source_set_timer(self.check, dispatch_time(DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC), 0, 0);  // expect: zero_repeat_interval(error)
  dispatch_source_set_event_handler(self.check, ^{
    if (hasFailed()) {
      [NSException raise:NSInternalInconsistencyException format:@"the test has failed"];
    }
  });
  dispatch_resume(self.check);
}

@end
