#import <Foundation/Foundation.h>

/// Counts its instances, and shares none.
@interface Clerk : NSObject
@end

@implementation Clerk {
  NSTimer *_timer;
}

static int count = 0;

+ (id)allocWithZone:(NSZone *)zone {
  count++;
  return [super allocWithZone:zone];
}

- (void)begin {
  __weak typeof(self) weakSelf = self;
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60
                                  repeats:YES block:^(NSTimer *timer) { [weakSelf write]; }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)write {}

@end

void hire(void) {
  Clerk *clerk = [[Clerk alloc] init];
  [clerk begin];
}
