#import <Foundation/Foundation.h>

dispatch_source_t StartTimeout(dispatch_block_t expire) {
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC), DISPATCH_TIME_FOREVER, 0);
  dispatch_source_set_event_handler(source, expire);
  dispatch_resume(source);
  return source;
}
