#import <Foundation/Foundation.h>

/// The live timer is ended, and another condition may well ask for what has ended.
@interface Nap : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) BOOL isOver;
@end

@implementation Nap

- (void)start {
  [self stop];
  self.timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {
    NSLog(@"nap");
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)stop {
  if (self.timer != nil && [self.timer isValid]) {
    [self.timer invalidate];
  }
  self.timer = nil;
}

- (void)dealloc {
  if (self.isOver && ![_timer isValid]) [_timer invalidate];
  [_timer invalidate];
}

@end
