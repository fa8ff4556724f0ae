#import "Deck.h"

@implementation Deck {
  dispatch_source_t _meter;
  NSUInteger _turns;
}

- (instancetype)init {
  if (self = [super init]) {
    _meter = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_meter, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(_meter, ^{
      self->_turns += 1;
    });
    dispatch_resume(_meter);
  }
  return self;
}

@end
