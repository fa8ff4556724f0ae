#import <Foundation/Foundation.h>

@interface Engine : NSObject
- (void)start;
@end

@implementation Engine
- (void)start {
  NSLog(@"started");
}
@end

/// Its own `start` runs where its callers are: the selector is sent to the engine.
@interface Session : NSObject
@property(nonatomic, strong) Engine *engine;
@property(nonatomic, strong) NSTimer *watch;
- (void)start;
@end

@implementation Session
- (void)open {
  [self start];
  [self.engine performSelectorInBackground:@selector(start) withObject:nil];
}

- (void)start {
  [self.watch invalidate];
  self.watch = [NSTimer timerWithTimeInterval:5 target:[Session class] selector:@selector(look) userInfo:nil repeats:NO];
  [[NSRunLoop currentRunLoop] addTimer:self.watch forMode:NSRunLoopCommonModes];
}

+ (void)look {
  NSLog(@"looked");
}
@end

@interface Loader : NSObject
@property(nonatomic, strong) NSTimer *timeout;
@end

@implementation Loader
- (void)open {
  [self performSelectorInBackground:@selector(begin) withObject:nil];
}

- (void)begin {
  [self.timeout invalidate];
  self.timeout = [NSTimer scheduledTimerWithTimeInterval:5 target:[Session class] selector:@selector(look) userInfo:nil repeats:NO];  // expect: no_run_loop(error)
}
@end
