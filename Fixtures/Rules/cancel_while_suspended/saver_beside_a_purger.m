#import <Foundation/Foundation.h>

/// When each next happens is computed by one function of the system; that decides nothing about the other timer.
@interface LedgerWriter : NSObject {
  dispatch_time_t _firstUnsaved;
  dispatch_time_t _lastPurge;
  dispatch_source_t _saver;  // expect: released_while_suspended
  dispatch_source_t _purger;
  BOOL _isSaverSuspended;
}
- (void)open;
- (void)write;
- (void)close;
@end

@implementation LedgerWriter

- (void)open {
  if (_saver == NULL) {
    _saver = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_event_handler(_saver, ^{
      NSLog(@"saved");
    });
    _isSaverSuspended = YES;
  }
  if (_purger == NULL) {
    _purger = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_event_handler(_purger, ^{
      NSLog(@"purged");
    });
    [self schedulePurger];
    dispatch_resume(_purger);
  }
}

- (void)schedulePurger {
  if (_purger != NULL) {
    dispatch_time_t start;
    if (_lastPurge > 0) {
      start = dispatch_time(_lastPurge, NSEC_PER_SEC);
    } else {
      start = dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC);
    }
    dispatch_source_set_timer(_purger, start, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  }
}

- (void)write {
  _firstUnsaved = dispatch_time(DISPATCH_TIME_NOW, 0);
  if (_saver != NULL && _firstUnsaved > 0) {
    dispatch_time_t start = dispatch_time(_firstUnsaved, NSEC_PER_SEC);
    dispatch_source_set_timer(_saver, start, NSEC_PER_SEC, NSEC_PER_SEC / 10);
    if (_isSaverSuspended) {
      dispatch_resume(_saver);
      _isSaverSuspended = NO;
    }
  }
}

- (void)close {
  if (_saver) {
    dispatch_source_cancel(_saver);  // expect: cancel_while_suspended
    _saver = NULL;
  }
  if (_purger) {
    dispatch_source_cancel(_purger);
    _purger = NULL;
  }
}

@end
