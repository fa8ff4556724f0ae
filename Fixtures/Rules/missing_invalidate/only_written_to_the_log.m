#import <Foundation/Foundation.h>

@interface Upload : NSObject
@end

@implementation Upload
- (void)begin {
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:30 repeats:YES block:^(NSTimer *each) {  // expect: missing_invalidate
    [weakSelf send];
  }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  NSLog(@"begun %@", timer);
}

- (void)send {
  NSLog(@"send");
}
@end
