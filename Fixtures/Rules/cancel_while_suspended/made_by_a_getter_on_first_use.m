#import <Foundation/Foundation.h>

@interface Metronome : NSObject
@property (nonatomic, copy) dispatch_block_t beat;
- (void)begin;
- (void)pause;
@end

@interface Metronome ()
@property (nonatomic, getter=isTicking) BOOL ticking;
@property (nonatomic, strong) dispatch_source_t clock;
@end

/// The argument of dispatch_resume makes the source: once it ticks, it is one that was resumed.
@implementation Metronome

- (void)begin {
  if (!self.isTicking && self.beat) {
    dispatch_resume(self.clock);
    self.ticking = YES;
  }
}

- (void)pause {
  if (self.isTicking) {
    dispatch_suspend(self.clock);
    self.ticking = NO;
  }
}

- (void)setBeat:(dispatch_block_t)beat {
  _beat = beat;
  dispatch_source_set_event_handler(self.clock, beat);
}

- (void)dealloc {
  if (_clock) {
    if (!self.isTicking) {
      dispatch_resume(self.clock);
    }
    dispatch_source_cancel(self.clock);
  }
}

- (dispatch_source_t)clock {
  if (!_clock && self.beat) {
    _clock = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_clock, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(_clock, self.beat);
  }
  return _clock;
}

@end
