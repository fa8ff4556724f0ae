#import <Foundation/Foundation.h>

@interface Helper : NSObject
@property (nonatomic, strong) NSTimer *watch;
@property (nonatomic) BOOL isDone;
@end

@implementation Helper

- (void)run {
  __weak typeof(self) weakSelf = self;
  self.watch = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { weakSelf.isDone = YES; }];
  [[NSRunLoop currentRunLoop] addTimer:self.watch forMode:NSRunLoopCommonModes];
  while (!self.isDone) {
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
  }
  [self.watch invalidate];
}

@end

int main(void) {
  Helper *helper = [[Helper alloc] init];
  [helper run];
  return 0;
}
