#import <Foundation/Foundation.h>

// A file that counts references itself has no weak variables.
@interface Beacon : NSObject
@end

@implementation Beacon {
  NSTimer *_timer;
  NSString *_name;
}

- (void)start {
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { [self send]; }];  // expect: strong_self_in_handler, missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)send {
  NSLog(@"%@", _name);
}

- (void)dealloc {
  [_name release];
  [super dealloc];
}

@end
