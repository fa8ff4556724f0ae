#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, DraftState) {
  DraftStateIdle,
  DraftStateRunning,
  DraftStatePaused,
};

@interface Draft : NSObject
- (void)start;
- (void)pause;
- (void)stop;
@end

/// A paused one is resumed before it is cancelled.
@implementation Draft {
  DraftState _state;
  dispatch_source_t _ticker;
}

- (void)start {
  switch (_state) {
    case DraftStateRunning:
      return;
    case DraftStatePaused:
      dispatch_resume(_ticker);
      break;
    case DraftStateIdle:
      [self open];
      break;
  }
  _state = DraftStateRunning;
}

- (void)pause {
  if (_state != DraftStateRunning) return;
  dispatch_suspend(_ticker);
  _state = DraftStatePaused;
}

- (void)stop {
  if (_state == DraftStateIdle) return;
  if (_state == DraftStatePaused) dispatch_resume(_ticker);
  dispatch_source_cancel(_ticker);
  _ticker = nil;
  _state = DraftStateIdle;
}

- (void)open {
  _ticker = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(_ticker, DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC, NSEC_PER_SEC);
  dispatch_source_set_event_handler(_ticker, ^{
    NSLog(@"tick");
  });
  dispatch_resume(_ticker);
}

- (void)dealloc {
  [self stop];
}

@end
