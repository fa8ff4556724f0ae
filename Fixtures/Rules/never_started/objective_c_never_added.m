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
