#import <Foundation/Foundation.h>

@interface Sampler : NSObject
@end

@implementation Sampler {
  dispatch_source_t _source;
  NSInteger _samples;
}

- (instancetype)init {
  if (self = [super init]) {
    __weak typeof(self) weakSelf = self;
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC, NSEC_PER_SEC / 5);
    dispatch_source_set_event_handler(_source, ^{
      __strong typeof(weakSelf) strongSelf = weakSelf;
      if (!strongSelf) return;
      strongSelf->_samples += 1;
    });
    dispatch_resume(_source);
  }
  return self;
}

@end
