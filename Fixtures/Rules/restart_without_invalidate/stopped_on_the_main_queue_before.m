#import <Foundation/Foundation.h>

/// What ends the old timer and what makes the new one wait in the same queue, in this order.
@interface SMBeat : NSObject
- (void)start;
- (void)stop;
@end

@implementation SMBeat {
  NSTimer *_ping;
}

- (void)start {
  [self stop];
  dispatch_async(dispatch_get_main_queue(), ^{
    self->_ping = [NSTimer timerWithTimeInterval:30 target:self selector:@selector(ping) userInfo:nil repeats:YES];  // expect: target_retained(note)
    [NSRunLoop.mainRunLoop addTimer:self->_ping forMode:NSRunLoopCommonModes];
  });
}

- (void)stop {
  dispatch_async(dispatch_get_main_queue(), ^{
    if (self->_ping) {
      [self->_ping invalidate];
      self->_ping = nil;
    }
  });
}

- (void)ping {
  NSLog(@"ping");
}
@end
