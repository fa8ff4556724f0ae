#import <Foundation/Foundation.h>

@interface Detector : NSObject
@end

@implementation Detector {
  NSTimer *_reset;
}

// Nothing has made a timer yet.
- (instancetype)init {
  self = [super init];
  if (self) {
    [_reset invalidate];
  }
  return self;
}

- (void)detect {
  dispatch_async(dispatch_get_main_queue(), ^{
    __weak typeof(self) weakSelf = self;
    [self->_reset invalidate];
    self->_reset = [NSTimer timerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) { [weakSelf lose]; }];
    [[NSRunLoop mainRunLoop] addTimer:self->_reset forMode:NSRunLoopCommonModes];
  });
}

- (void)lose {}

@end

@interface Sweep : NSObject
@end

@implementation Sweep {
  NSTimer *_end;
}

// It has made one, and ends it at once.
- (instancetype)init {
  self = [super init];
  if (self) {
    _end = [NSTimer timerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) { NSLog(@"swept"); }];
    [[NSRunLoop mainRunLoop] addTimer:_end forMode:NSRunLoopCommonModes];
    [_end invalidate]; // expect: invalidate_off_thread
  }
  return self;
}

@end

@interface Station : NSObject
@end

@implementation Station {
  Detector *_detector;
  Sweep *_sweep;
}

- (void)open {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    self->_detector = [[Detector alloc] init];
    self->_sweep = [[Sweep alloc] init];
  });
}

@end
