#import <Foundation/Foundation.h>

/// Its `start` moves it to a thread with a run loop that the queue knows nothing of.
@interface Download : NSOperation
@property (nonatomic, strong) NSTimer *patience;
@end

@implementation Download

+ (NSThread *)thread {
  static NSThread *thread;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    thread = [[NSThread alloc] initWithTarget:self selector:@selector(live) object:nil];
    [thread start];
  });
  return thread;
}

+ (void)live {
  while (YES) {
    [[NSRunLoop currentRunLoop] addPort:[NSMachPort port] forMode:NSDefaultRunLoopMode];
    [[NSRunLoop currentRunLoop] run];
  }
}

- (void)start {
  [self performSelector:@selector(main) onThread:[Download thread] withObject:nil waitUntilDone:NO];
}

- (void)main {
  self.patience = [NSTimer timerWithTimeInterval:30 target:self selector:@selector(giveUp) userInfo:nil repeats:NO];  // expect: target_retained(note)
  [[NSRunLoop currentRunLoop] addTimer:self.patience forMode:NSRunLoopCommonModes];
}

- (void)giveUp {
  [self cancel];
}

@end

void download(NSOperationQueue *queue) {
  [queue addOperation:[[Download alloc] init]];
}
