#import <Foundation/Foundation.h>

@interface RequestCounter : NSObject
@end

@implementation RequestCounter {
  dispatch_queue_t _queue;
  dispatch_source_t _timer;
  NSInteger _requests;
}

- (instancetype)init {
  if (self = [super init]) {
    _queue = dispatch_queue_create("requests", DISPATCH_QUEUE_SERIAL);
  }
  return self;
}

- (void)start {
  if (_timer) return;
  __weak typeof(self) weakSelf = self;
  _timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, _queue);
  dispatch_source_set_timer(_timer, DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC, NSEC_PER_SEC);
  dispatch_source_set_event_handler(_timer, ^{
    __strong typeof(weakSelf) strongSelf = weakSelf;
    if (strongSelf) strongSelf->_requests = 0;
  });
  dispatch_resume(_timer);
}

- (void)countRequest {
  dispatch_async(_queue, ^{
    self->_requests += 1;
  });
}

@end
