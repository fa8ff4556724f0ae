#import <Foundation/Foundation.h>

@interface Backup : NSObject
@end

@implementation Backup {
  dispatch_source_t _source;
  dispatch_source_t _steady;
}

- (instancetype)init {
  if ((self = [super init])) {
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC, NSEC_PER_SEC);
    dispatch_source_set_event_handler(_source, ^{ NSLog(@"copy"); });
    dispatch_resume(_source);
    _steady = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_steady, DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC, NSEC_PER_SEC);
    dispatch_source_set_event_handler(_steady, ^{ NSLog(@"verify"); });
    dispatch_resume(_steady);
  }
  return self;
}

- (void)lostPower {
  dispatch_suspend(_source);
}

- (void)dealloc {
  dispatch_source_cancel(_steady);
  dispatch_source_cancel(_source);  // expect: cancel_while_suspended(error)
}

@end
