#import <Foundation/Foundation.h>

/// The interval is positive from the beginning, so the source is made, and cancelled before anything resumes it.
@interface JournalWriter : NSObject {
  NSTimeInterval _pause;
  dispatch_source_t _saver;  // expect: released_while_suspended
  BOOL _isSaverSuspended;
}
- (void)open;
- (void)write;
- (void)close;
@end

@implementation JournalWriter

- (instancetype)init {
  if ((self = [super init])) {
    _pause = 60;
  }
  return self;
}

- (void)open {
  if (_saver == NULL && _pause > 0.0) {
    _saver = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_saver, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(_saver, ^{
      NSLog(@"saved");
    });
    _isSaverSuspended = YES;
  }
}

- (void)write {
  if (_saver && _isSaverSuspended) {
    dispatch_resume(_saver);
    _isSaverSuspended = NO;
  }
}

- (void)close {
  if (_saver) {
    dispatch_source_cancel(_saver);  // expect: cancel_while_suspended
    _saver = NULL;
  }
}

@end
