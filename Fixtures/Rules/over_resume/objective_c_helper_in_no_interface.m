#import <Foundation/Foundation.h>

@interface DelayedSave : NSObject
- (void)restart;
@end

@implementation DelayedSave {
  dispatch_source_t _source;
  dispatch_queue_t _queue;
}

- (instancetype)init {
  if ((self = [super init])) {
    _queue = dispatch_queue_create("save", DISPATCH_QUEUE_SERIAL);
    [self makeSource];
    [self startSource];
  }
  return self;
}

- (void)restart {
  dispatch_source_cancel(_source);
  [self makeSource];
  [self startSource];
}

// In no interface, and called only where the other follows or leads: parts of their callers.
- (void)makeSource {
  _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, _queue);
  dispatch_source_set_timer(_source, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), DISPATCH_TIME_FOREVER, 0);
  dispatch_source_set_event_handler(_source, ^{ NSLog(@"save"); });
}

- (void)startSource {
  dispatch_resume(_source);
}

@end
