#import <Foundation/Foundation.h>

static NSTimer *flushTimer;

@interface EventQueue : NSObject
@end

@implementation EventQueue

+ (void)startFlushing {
  if (flushTimer != nil) return;
  flushTimer = [NSTimer timerWithTimeInterval:30 target:self selector:@selector(flush) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:flushTimer forMode:NSRunLoopCommonModes];
}

+ (void)flush {
}

@end
