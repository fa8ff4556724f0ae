#import "Once.h"

@implementation Once

+ (void)wait {
  NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(done:) userInfo:nil repeats:NO];
  timer.tolerance = 0.1;
}

+ (void)done:(NSTimer *)timer {
  NSLog(@"done");
}

@end
