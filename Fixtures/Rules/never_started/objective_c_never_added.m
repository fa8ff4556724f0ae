#import <Foundation/Foundation.h>

@interface Retry : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Retry

- (void)retryLater {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) { [weakSelf retry]; }];  // expect: never_started(error)
}

- (void)retry {
}

@end

@interface Banner : NSObject
@property (nonatomic) BOOL shown;
- (void)showFor:(NSTimeInterval)duration;
@end

@implementation Banner

- (void)showFor:(NSTimeInterval)duration {
  self.shown = YES;
  NSTimer *timer = [NSTimer timerWithTimeInterval:duration target:self selector:@selector(hide) userInfo:nil repeats:NO]; // expect: never_started(note)
  [self performSelector:@selector(hide) withObject:nil afterDelay:duration inModes:@[NSRunLoopCommonModes]];
}

- (void)hide {
  self.shown = NO;
}

@end
