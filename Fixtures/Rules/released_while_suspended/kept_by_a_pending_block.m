#import <Foundation/Foundation.h>

/// The block keeps the source until it has resumed it, whatever becomes of the owner.
@interface Connection : NSObject
@end

@implementation Connection {
  dispatch_source_t _heartbeat;
  dispatch_queue_t _queue;
}

- (id)init {
  if (self = [super init]) {
    _queue = dispatch_queue_create("connection", NULL);
    dispatch_source_t heartbeat = _heartbeat = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, _queue);
    dispatch_source_set_timer(_heartbeat, DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC, NSEC_PER_SEC);
    __weak typeof(self) weakSelf = self;
    dispatch_source_set_event_handler(_heartbeat, ^{
      [weakSelf beat];
    });
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
      dispatch_resume(heartbeat);
    });
  }
  return self;
}

- (void)beat {
  NSLog(@"beat");
}

- (void)dealloc {
  NSLog(@"gone");
}

@end
