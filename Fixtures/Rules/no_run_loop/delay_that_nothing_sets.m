#import <Foundation/Foundation.h>

@interface Overlay : NSObject
- (void)show:(NSArray *)items;
@end

@implementation Overlay {
  float _grace;
  float _pause;
}

/// No code gives it a grace, so that it appears at once.
- (void)appear {
  if (_grace > 0.0) {
    [NSTimer scheduledTimerWithTimeInterval:_grace repeats:NO block:^(NSTimer *timer) { NSLog(@"now"); }];
  }
  if (_pause > 0.0) {
    [NSTimer scheduledTimerWithTimeInterval:_pause repeats:NO block:^(NSTimer *timer) { NSLog(@"later"); }];  // expect: no_run_loop
  }
}

- (void)show:(NSArray *)items {
  _pause = items.count;
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self appear];
  });
}

@end
