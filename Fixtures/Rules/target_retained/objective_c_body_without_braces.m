#import <Foundation/Foundation.h>

// A declaration cannot stand before a body without braces, nor in it; and the name is taken.
@interface Poller : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) NSTimer *slow;
@end

@implementation Poller

- (void)start {
  if (self.timer == nil)
    self.timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(poll) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)startSlowly:(NSString *)weakSelf {
  if (self.slow != nil) return;
  self.slow = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(poll) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:self.slow forMode:NSRunLoopCommonModes];
  NSLog(@"%@", weakSelf);
}

- (void)poll {
  NSLog(@"poll");
}

@end
