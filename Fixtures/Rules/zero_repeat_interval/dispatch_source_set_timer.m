#import <Foundation/Foundation.h>

dispatch_source_t StartPolling(dispatch_block_t poll) {
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, 0, 0);  // expect: zero_repeat_interval(error)
  dispatch_source_set_event_handler(source, poll);
  dispatch_resume(source);
  return source;
}
