#import <Foundation/Foundation.h>

dispatch_source_t MakeTimer(dispatch_block_t tick) {
  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(timer, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  dispatch_source_set_event_handler(timer, tick);
  dispatch_resume(timer);
  return timer;
}
