#import <Foundation/Foundation.h>

@interface Ping : NSObject
@end

/// The class itself is the target, and is there for as long as the process is.
@implementation Ping

+ (void)begin {
  NSTimer *timer = [NSTimer timerWithTimeInterval:30 target:self selector:@selector(send:) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  timer.tolerance = 3;
}

+ (void)send:(NSTimer *)timer {
  NSLog(@"ping");
}

@end
