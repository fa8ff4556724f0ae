#import <Foundation/Foundation.h>

@interface Sampler : NSObject
@property (nonatomic, copy) dispatch_block_t sample;
- (void)begin;
- (void)prepare;
@end

@interface Sampler ()
@property (nonatomic, getter=isSampling) BOOL sampling;
@property (nonatomic, strong) dispatch_source_t clock;
@end

/// Asked for its source before it begins, it ends one that never ran.
@implementation Sampler

- (void)begin {
  if (!self.isSampling) {
    dispatch_resume(self.clock);
    self.sampling = YES;
  }
}

- (void)prepare {
  dispatch_source_set_timer(self.clock, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
}

- (void)dealloc {
  if (_clock) {
    dispatch_source_cancel(self.clock); // expect: cancel_while_suspended
  }
}

- (dispatch_source_t)clock {
  if (!_clock) {
    _clock = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_event_handler(_clock, self.sample);
  }
  return _clock;
}

@end
