#import <Foundation/Foundation.h>

/// Cancelling releases the sources that a pause has suspended.
@interface SMCallbacks : NSObject
@property (nonatomic, strong) NSMutableArray *timers;
@property (nonatomic, strong) dispatch_queue_t queue;
@property (nonatomic, getter=isPaused) BOOL paused;
@end

@implementation SMCallbacks

- (instancetype)initWithQueue:(dispatch_queue_t)queue {
  self = [super init];
  if (self) {
    _timers = [NSMutableArray array];
    _queue = queue;
  }
  return self;
}

- (void)schedule:(dispatch_block_t)block {
  dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, self.queue);
  dispatch_source_set_timer(timer, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(timer, block);
  [self.timers addObject:timer];
  if (!self.paused) dispatch_resume(timer);
}

- (void)setPaused:(BOOL)paused {
  if (_paused == paused) return;
  _paused = paused;
  for (dispatch_source_t timer in self.timers) {
    if (paused) {
      dispatch_suspend(timer);
    } else {
      dispatch_resume(timer);
    }
  }
}

- (void)cancel {
  for (dispatch_source_t timer in self.timers) {
    dispatch_source_cancel(timer);  // expect: cancel_while_suspended(error)
  }
  [self.timers removeAllObjects];
}

- (void)dealloc {
  [self cancel];
}

@end

void runCallbacks(void) {
  SMCallbacks *callbacks = [[SMCallbacks alloc] initWithQueue:dispatch_get_main_queue()];
  [callbacks schedule:^{
    NSLog(@"called");
  }];
  callbacks.paused = YES;
  [callbacks cancel];
}
