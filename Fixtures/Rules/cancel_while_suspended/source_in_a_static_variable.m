#import <Foundation/Foundation.h>

static dispatch_source_t source;

void startBeat(void) {
  if (source) return;
  source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(source, ^{
    NSLog(@"beat");
  });
  dispatch_resume(source);
}

void pauseBeat(void) {
  if (source) dispatch_suspend(source);
}

void endBeat(void) {
  if (!source) return;
  dispatch_source_cancel(source);  // expect: cancel_while_suspended
  source = nil;
}
