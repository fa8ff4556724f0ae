#import <Foundation/Foundation.h>

/// The one that the class method makes, by its superclass's method, and keeps.
@interface SSFlusher : NSObject
+ (instancetype)sharedFlusher;
@end

@implementation SSFlusher {
  NSTimer *_timer;
}

static SSFlusher *flusher = nil;

+ (instancetype)sharedFlusher {
  @synchronized(self) {
    if (flusher == nil) {
      flusher = [[super alloc] init];
    }
  }
  return flusher;
}

- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(flush) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)flush {
  NSLog(@"flushed");
}
@end
