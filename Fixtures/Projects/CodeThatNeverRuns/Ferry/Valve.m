#import "Valve.h"

@implementation Valve {
  dispatch_source_t _source;
}

/// Nothing in the app sets the property, so the source is never made.
- (void)setIsMeasured:(BOOL)isMeasured {
  if (_isMeasured == isMeasured) {
    return;
  }
  _isMeasured = isMeasured;
  if (isMeasured) {
    [self measure];
  } else if (_source) {
    dispatch_suspend(_source);
  }
}

- (void)measure {
  if (!_source) {
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(_source, ^{
      NSLog(@"level");
    });
  }
  dispatch_resume(_source);
}

- (void)dealloc {
  NSLog(@"closed");
}

@end
