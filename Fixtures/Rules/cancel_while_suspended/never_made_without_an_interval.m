#import <Foundation/Foundation.h>

/// Nothing makes the interval positive, so the source is never made.
@interface DiaryWriter : NSObject {
  NSTimeInterval _pause;
  dispatch_source_t _saver;
  BOOL _isSaverSuspended;
}
- (void)open;
- (void)write;
- (void)close;
@end

@implementation DiaryWriter

- (instancetype)init {
  if ((self = [super init])) {
    _pause = 0;
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
    dispatch_source_cancel(_saver);
    _saver = NULL;
  }
}

@end
