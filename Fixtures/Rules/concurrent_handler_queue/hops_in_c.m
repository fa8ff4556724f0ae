#import <Foundation/Foundation.h>

@interface Log : NSObject

@property (nonatomic) NSInteger lines;
@property (nonatomic, strong) dispatch_source_t source;
@property (nonatomic, strong) dispatch_queue_t queue;

@end

@implementation Log

- (instancetype)init {
  if ((self = [super init])) {
    _queue = dispatch_queue_create("log", DISPATCH_QUEUE_SERIAL);
  }
  return self;
}

/// Each block on the serial queue waits for the others there.
- (void)start {
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));
  dispatch_source_set_timer(self.source, dispatch_walltime(NULL, 0), NSEC_PER_SEC, NSEC_PER_SEC / 10);
  __weak Log *weakSelf = self;
  dispatch_queue_t queue = self.queue;
  dispatch_source_set_event_handler(self.source, ^{
    dispatch_async(queue, ^{
      weakSelf.lines += 1;
    });
  });
  dispatch_resume(self.source);
}

- (void)reset {
  dispatch_async(self.queue, ^{
    self.lines = 0;
  });
}

@end
