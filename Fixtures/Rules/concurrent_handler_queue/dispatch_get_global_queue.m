#import <Foundation/Foundation.h>

@interface RequestCounter : NSObject
@end

@implementation RequestCounter {
  dispatch_source_t _timer;
  NSInteger _requests;
}

- (void)start {
  if (_timer) return;
  __weak typeof(self) weakSelf = self;
  _timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(QOS_CLASS_UTILITY, 0));  // expect: concurrent_handler_queue(warning)
  dispatch_source_set_timer(_timer, DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC, NSEC_PER_SEC);
  dispatch_source_set_event_handler(_timer, ^{
    __strong typeof(weakSelf) strongSelf = weakSelf;
    if (strongSelf) strongSelf->_requests = 0;
  });
  dispatch_resume(_timer);
}

- (void)countRequest {
  _requests += 1;
}

@end
