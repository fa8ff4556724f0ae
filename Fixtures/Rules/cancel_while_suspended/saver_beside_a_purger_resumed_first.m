#import <Foundation/Foundation.h>

/// The same, resumed before it is cancelled or released.
@interface ArchiveWriter : NSObject {
  dispatch_time_t _firstUnsaved;
  dispatch_source_t _saver;
  BOOL _isSaverSuspended;
}
- (void)open;
- (void)write;
- (void)close;
@end

@implementation ArchiveWriter

- (void)open {
  if (_saver == NULL) {
    _saver = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_event_handler(_saver, ^{
      NSLog(@"saved");
    });
    _isSaverSuspended = YES;
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
    if (_isSaverSuspended) {
      dispatch_resume(_saver);
      _isSaverSuspended = NO;
    }
    dispatch_source_cancel(_saver);
    _saver = NULL;
  }
}

- (void)dealloc {
  [self close];
}

@end
