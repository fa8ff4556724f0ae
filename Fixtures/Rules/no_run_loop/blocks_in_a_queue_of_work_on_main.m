#import <Foundation/Foundation.h>

@interface Jobs : NSObject
@end

@interface Jobs ()
@property (nonatomic, strong) NSMutableArray *jobs;
@property (nonatomic, copy) dispatch_block_t pending;
@end

@implementation Jobs

- (instancetype)init {
  if (self = [super init]) {
    _jobs = [NSMutableArray array];
  }
  return self;
}

- (void)enqueue:(dispatch_block_t)job {
  @synchronized(self.jobs) {
    [self.jobs addObject:[job copy]];
  }
  dispatch_async(dispatch_get_main_queue(), ^{ [self work]; });
}

- (void)finish:(dispatch_block_t)job {
  self.pending = [job copy];
  dispatch_async(dispatch_get_main_queue(), ^{ [self work]; });
}

- (void)work {
  while (self.jobs.count > 0) {
    dispatch_block_t job = self.jobs.firstObject;
    [self.jobs removeObjectAtIndex:0];
    job();
  }
  if (self.pending) self.pending();
}

- (void)begin {
  [self enqueue:^{
    [self performSelector:@selector(report) withObject:nil afterDelay:1];
  }];
  [self finish:^{
    [self performSelector:@selector(report) withObject:nil afterDelay:1];
  }];
}

- (void)report {
  NSLog(@"done");
}

@end
