#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, FeedState) {
  FeedStateIdle,
  FeedStateRunning,
  FeedStatePaused,
};

@interface Feed : NSObject
- (void)start;
- (void)pause;
- (void)stop;
@end

/// A paused feed can be stopped, which cancels and releases what is suspended.
@implementation Feed {
  FeedState _state;
  dispatch_source_t _ticker;
}

- (void)start {
  switch (_state) {
    case FeedStateRunning:
      return;
    case FeedStatePaused:
      dispatch_resume(_ticker);
      break;
    case FeedStateIdle:
      [self open];
      break;
  }
  _state = FeedStateRunning;
}

- (void)pause {
  if (_state != FeedStateRunning) return;
  dispatch_suspend(_ticker);
  _state = FeedStatePaused;
}

- (void)stop {
  if (_state == FeedStateIdle) return;
  dispatch_source_cancel(_ticker); // expect: cancel_while_suspended
  _ticker = nil;
  _state = FeedStateIdle;
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
