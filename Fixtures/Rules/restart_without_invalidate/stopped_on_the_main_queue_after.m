#import <Foundation/Foundation.h>

/// What ends the old timer waits behind what makes the new one.
@interface SLBeat : NSObject
- (void)start;
- (void)stop;
@end

@implementation SLBeat {
  NSTimer *_ping;
}

- (void)start {
  dispatch_async(dispatch_get_main_queue(), ^{
    self->_ping = [NSTimer timerWithTimeInterval:30 target:self selector:@selector(ping) userInfo:nil repeats:YES];  // expect: target_retained(note), restart_without_invalidate
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

@interface SLLine : NSObject
@property(nonatomic) SLBeat *beat;
@end

@implementation SLLine
- (void)connect {
  [self.beat start];
  [self.beat start];
}
@end
