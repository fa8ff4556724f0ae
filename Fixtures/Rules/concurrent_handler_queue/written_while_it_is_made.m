#import <Foundation/Foundation.h>

@interface Header : NSObject
@end

@interface Header ()
@property (nonatomic, assign) CGFloat height;
@property (nonatomic, assign) NSUInteger beats;
@property (nonatomic, strong) dispatch_source_t source;
@end

/// The height is set by what only the initializer calls; the beats are counted under a lock.
@implementation Header

- (instancetype)init {
  if (self = [super init]) {
    [self setUp];
  }
  return self;
}

- (void)setUp {
  [self measure];
}

- (void)measure {
  self.height = 80;
}

- (void)beat {
  @synchronized(self) {
    self.beats += 1;
  }
}

- (void)reset {
  @synchronized(self) {
    self.beats = 0;
  }
}

- (void)start {
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));
  dispatch_source_set_timer(self.source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  __weak Header *weakSelf = self;
  dispatch_source_set_event_handler(self.source, ^{
    [weakSelf beat];
    NSLog(@"%f", weakSelf.height);
  });
  dispatch_resume(self.source);
}

- (void)stop {
  if (self.source) dispatch_source_cancel(self.source);
  self.source = nil;
}

- (void)dealloc {
  if (_source) dispatch_source_cancel(_source);
}

@end
