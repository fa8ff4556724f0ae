#import <Foundation/Foundation.h>

@interface Receiver : NSObject
- (void)start;
- (void)loseConnection;
@end

@implementation Receiver {
  BOOL _isBroken;
  BOOL _isLost;
}

- (void)start {
  dispatch_async(dispatch_queue_create("decoder", DISPATCH_QUEUE_SERIAL), ^{
    if (![self decode]) {
      self->_isBroken = YES;
      [self pause];
    }
  });
}

- (void)loseConnection {
  dispatch_async(dispatch_get_main_queue(), ^{
    self->_isLost = YES;
    [self pause];
  });
}

- (BOOL)decode {
  return arc4random() % 2 == 0;
}

/// The decoder's call says that it is broken, so that it does not come to the second branch.
- (void)pause {
  if (_isBroken) {
    NSLog(@"broken");
  } else if (_isLost) {
    [NSTimer scheduledTimerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) { NSLog(@"try again"); }];
  }
}

@end
