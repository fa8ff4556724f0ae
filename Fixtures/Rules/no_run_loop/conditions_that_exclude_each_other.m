#import <Foundation/Foundation.h>

@interface Radio : NSObject
- (void)start;
@end

@implementation Radio {
  BOOL _isBroken;
  NSTimer *_retry;
}

/// It goes on only while nothing is broken; the retry is made only if something is.
- (void)start {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    if (self->_isBroken) {
      return;
    }
    [self play];
  });
}

- (void)play {
  if (_isBroken == YES) {
    [_retry invalidate];
    _retry = [NSTimer scheduledTimerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) { NSLog(@"try again"); }];
  }
}

- (void)fail {
  dispatch_async(dispatch_get_main_queue(), ^{
    self->_isBroken = YES;
    [self play];
  });
}

@end
