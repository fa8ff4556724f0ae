#import <Foundation/Foundation.h>
#define REPEAT_INTERVAL (0 * NSEC_PER_SEC)
#define PAUSE (2 * NSEC_PER_SEC)

@interface Beat : NSObject
@end

@implementation Beat {
  dispatch_source_t _fast;
  dispatch_source_t _slow;
}
- (void)start {
  if (_fast) return;
  _fast = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(_fast, DISPATCH_TIME_NOW, REPEAT_INTERVAL, 0);  // expect: zero_repeat_interval
  dispatch_source_set_event_handler(_fast, ^{
    NSLog(@"beat");
  });
  dispatch_resume(_fast);
  _slow = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(_slow, DISPATCH_TIME_NOW, PAUSE, 0);
  dispatch_source_set_event_handler(_slow, ^{
    NSLog(@"pause");
  });
  dispatch_resume(_slow);
}
@end
