#import <Foundation/Foundation.h>

#define SYNTHESIZE_SINGLETON_FOR_CLASS(type)

/// The macro, which a library would define, makes the one instance.
@interface Courier : NSObject
+ (instancetype)sharedCourier;
@end

@implementation Courier {
  NSTimer *_timer;
}

SYNTHESIZE_SINGLETON_FOR_CLASS(Courier)

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(deliver) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)deliver {}

@end

void deliverLetters(void) {
  [[Courier sharedCourier] begin];
}
