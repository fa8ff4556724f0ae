#import <Foundation/Foundation.h>

/// A thread runs its main method once, whatever makes it.
@interface TCSampler : NSThread
@end

@implementation TCSampler {
  NSTimer *_samples;
}

- (instancetype)init {
  self = [super initWithTarget:self selector:@selector(sample) object:nil];
  if (self) self.name = @"sampler";
  return self;
}

- (void)sample {
  _samples = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(take) userInfo:nil repeats:YES];  // expect: target_retained(note)
  [[NSRunLoop currentRunLoop] addTimer:_samples forMode:NSDefaultRunLoopMode];
  [[NSRunLoop currentRunLoop] run];
}

- (void)stop {
  [_samples invalidate];
}

- (void)take {
  NSLog(@"sample");
}
@end

/// Each recorder makes its thread once.
@interface TCRecorder : NSObject
@property (nonatomic, strong) NSThread *thread;
@property (nonatomic, strong) NSTimer *levels;
@end

@implementation TCRecorder
- (instancetype)init {
  self = [super init];
  self.thread = [[NSThread alloc] initWithTarget:self selector:@selector(record) object:nil];
  [self.thread start];
  return self;
}

- (void)record {
  self.levels = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(measure) userInfo:nil repeats:YES];  // expect: target_retained(note)
  [[NSRunLoop currentRunLoop] addTimer:self.levels forMode:NSDefaultRunLoopMode];
  [[NSRunLoop currentRunLoop] run];
}

- (void)stop {
  [self.levels invalidate];
}

- (void)measure {
  NSLog(@"level");
}
@end
