#import <Foundation/Foundation.h>

@interface Hub : NSObject
@property (copy) void (^handler)(void);
@end

@implementation Hub {
  NSMutableArray *_jobs;
  NSMutableArray *_removed;
  void (^_done)(void);
  void (^_copied)(void);
}

- (void)fill {
  self.handler = ^{ NSLog(@"main"); };
  [_jobs addObject:^{ NSLog(@"main"); }];
  [_removed addObject:^{ NSLog(@"main"); }];
  _done = ^{ NSLog(@"main"); };
  _copied = ^{ NSLog(@"global"); };
}

- (void)run {
  dispatch_async(dispatch_get_main_queue(), ^{
    if (self.handler) self.handler();
    [_jobs enumerateObjectsUsingBlock:^(void (^job)(void), NSUInteger index, BOOL *stop) { job(); }];
    if (!_done) return;
    _done();
    @synchronized (_removed) {
      void (^job)(void) = [_removed objectAtIndex:0];
      [_removed removeLastObject];
      job();
    }
  });
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    void (^copied)(void) = [_copied copy];
    copied();
  });
}

@end

// execution
// 14 fill: unknown
// 15 closure: main
// 16 closure: main
// 17 closure: main
// 18 closure: main
// 19 closure: on a global queue
// 22 run: unknown
// 24 closure: main
// 25 closure: main
// 35 closure: on a global queue
