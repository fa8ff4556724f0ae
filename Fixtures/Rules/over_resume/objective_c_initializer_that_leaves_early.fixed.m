#import <Foundation/Foundation.h>

@interface Sampler : NSObject
@end

@implementation Sampler {
  dispatch_source_t _source;
}

- (instancetype)initWithQueue:(dispatch_queue_t)queue {
  if (!(self = [super init])) {
    return nil;
  }
  _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(_source, ^{ NSLog(@"sample"); });
  dispatch_resume(_source);
  return self;
}

- (void)dealloc {
  dispatch_source_cancel(_source);
}

@end
