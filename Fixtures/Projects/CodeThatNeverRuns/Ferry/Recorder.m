#import "Recorder.h"

@implementation Recorder {
  dispatch_queue_t _queue;
  NSOutputStream *_fastOutput;
  NSOutputStream *_loudOutput;
  NSTimer *_fastTimer;
  NSTimer *_loudTimer;
}

- (instancetype)init {
  if ((self = [super init])) {
    _queue = dispatch_queue_create("recorder", DISPATCH_QUEUE_SERIAL);
  }
  return self;
}

/// Nothing in the app sets it, so there is never a fast output.
- (void)setIsFast:(BOOL)isFast {
  if (_isFast != isFast) {
    _isFast = isFast;
    [self open];
  }
}

- (void)open {
  if (self.isFast) {
    _fastOutput = [NSOutputStream outputStreamToMemory];
  }
  if (self.isLoud) {
    _loudOutput = [NSOutputStream outputStreamToMemory];
  }
}

- (void)record {
  [self open];
  dispatch_async(_queue, ^{
    if (self->_fastOutput != nil) {
      self->_fastTimer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(measure) userInfo:nil repeats:NO];
    }
    if (self->_loudOutput != nil) {
      self->_loudTimer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(measure) userInfo:nil repeats:NO];  // expect: no_run_loop(error)
    }
  });
}

- (void)measure {
  NSLog(@"level");
}

@end
