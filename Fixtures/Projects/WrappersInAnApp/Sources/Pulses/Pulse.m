#import "Pulse.h"

@interface Pulse ()
@property(nonatomic, strong) dispatch_source_t source;
@end

@implementation Pulse

- (instancetype)initOnQueue:(dispatch_queue_t)queue {
  if (self = [super init]) {
    self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  }
  return self;
}

- (void)every:(double)seconds do:(dispatch_block_t)block {
  dispatch_source_set_timer(self.source, dispatch_time(DISPATCH_TIME_NOW, 0), seconds * NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(self.source, block);
}

- (void)start {
  dispatch_resume(self.source);
}

- (void)stop {
  dispatch_source_cancel(self.source);
}

@end

@interface Ticker ()
@property(nonatomic, strong) dispatch_source_t source;
@end

@implementation Ticker

- (instancetype)initWithBlock:(dispatch_block_t)block {
  if (self = [super init]) {
    self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(self.source, dispatch_time(DISPATCH_TIME_NOW, 0), NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(self.source, block);
  }
  return self;
}

+ (instancetype)tickerWithBlock:(dispatch_block_t)block {
  Ticker *ticker = [[self alloc] initWithBlock:block];
  [ticker start];
  return ticker;
}

- (void)start {
  dispatch_resume(self.source);
}

- (void)stop {
  dispatch_source_cancel(self.source);
}

@end

@interface Drum ()
@property(nonatomic, strong) dispatch_source_t source;
@end

@implementation Drum

- (instancetype)init {
  if (self = [super init]) {
    self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(self.source, dispatch_time(DISPATCH_TIME_NOW, 0), NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(self.source, ^{ NSLog(@"drum"); });
  }
  return self;
}

- (void)start {
  dispatch_resume(self.source);  // expect: untracked_suspension(warning)
}

- (void)stop {
  dispatch_suspend(self.source);
}

@end
