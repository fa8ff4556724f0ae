#import <Foundation/Foundation.h>

@interface Heartbeat : NSObject
@end

@implementation Heartbeat {
  dispatch_source_t _source;
  BOOL _isRunning;
}

- (instancetype)initWithQueue:(dispatch_queue_t)queue {
  if (self = [super init]) {
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(_source, ^{
      NSLog(@"beat");
    });
  }
  return self;
}

- (void)start {
  if (_isRunning) return;
  _isRunning = YES;
  dispatch_resume(_source);
}

- (void)stop {
  if (!_isRunning) return;
  _isRunning = NO;
  dispatch_suspend(_source);
}

- (void)dealloc {
  if (!_isRunning) {
    dispatch_resume(_source);
  }
  dispatch_source_cancel(_source);
}

@end
