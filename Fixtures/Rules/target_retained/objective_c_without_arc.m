#import <Foundation/Foundation.h>

// A file that counts references itself has no weak variables.
@interface Cache : NSObject
@end

@implementation Cache {
  NSTimer *_timer;
  NSString *_name;
}

- (void)start {
  if (_timer != nil) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(purge) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)purge {
  NSLog(@"purge %@", _name);
}

- (void)dealloc {
  [_name release];
  [super dealloc];
}

@end
