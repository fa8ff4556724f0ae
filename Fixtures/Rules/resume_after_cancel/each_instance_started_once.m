#import <Foundation/Foundation.h>

/// Only this file can name it, and each instance is started and stopped once.
@interface Notifier : NSObject
@end

@implementation Notifier {
  dispatch_source_t _timer;
  id _delegate;
}

- (instancetype)initWithDelegate:(id)delegate {
  if ((self = [super init])) {
    _delegate = delegate;
    _timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_timer, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(_timer, ^{ NSLog(@"progress"); });
  }
  return self;
}

- (void)start {
  dispatch_resume(_timer);
}

- (void)stop {
  dispatch_source_cancel(_timer);
}

- (void)add:(NSData *)data {}

@end

void search(NSArray *parts, id delegate) {
  Notifier *notifier = [[Notifier alloc] initWithDelegate:delegate];
  [notifier start];
  for (NSData *part in parts) {
    [notifier add:part];
  }
  [notifier stop];
}
