#import <Foundation/Foundation.h>

@interface Recorder : NSObject
@end

@implementation Recorder {
  dispatch_source_t _source;
}

- (instancetype)init {
  if (nil != (self = [super init])) {
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(_source, ^{ NSLog(@"write"); });
    dispatch_resume(_source);
  }
  return self;
}

- (void)dealloc {
  dispatch_source_cancel(_source);
}

@end
