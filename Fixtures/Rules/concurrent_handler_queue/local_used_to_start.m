#import <Foundation/Foundation.h>

/// After the start only the handler uses the variables, and it never runs twice at once.
@interface Sender : NSObject
@end

@implementation Sender

- (void)send:(NSInteger)most {
  __block NSInteger count = 0;
  __block dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(QOS_CLASS_UTILITY, 0));  // expect: concurrent_handler_queue(note)
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  dispatch_source_set_event_handler(source, ^{
    count++;
    if (count > most) {
      dispatch_source_cancel(source);
      source = nil;
    }
  });
  dispatch_resume(source);
}

@end
