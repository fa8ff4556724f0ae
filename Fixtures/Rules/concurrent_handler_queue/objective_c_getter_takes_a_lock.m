#import <Foundation/Foundation.h>

@interface Connections : NSObject
@property (nonatomic, readonly) NSArray *connected;
@end

@implementation Connections {
  NSMutableArray *_connected;
  dispatch_source_t _pinger;
}

- (NSArray *)connected {
  @synchronized(_connected) {
    return [_connected copy];
  }
}

- (void)add:(id)connection {
  @synchronized(_connected) {
    [_connected addObject:connection];
  }
}

- (void)start {
  _pinger = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));
  dispatch_source_set_timer(_pinger, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC);
  dispatch_source_set_event_handler(_pinger, ^{ // expect: strong_self_in_handler(note)
    for (id connection in [self connected]) {
      NSLog(@"%@", connection);
    }
  });
  dispatch_resume(_pinger);
}

- (void)stop {
  dispatch_source_cancel(_pinger);
}
@end
