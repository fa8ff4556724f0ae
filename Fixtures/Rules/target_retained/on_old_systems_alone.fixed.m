#import <Foundation/Foundation.h>

@interface Clock : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger ticks;
- (void)begin;
@end

@implementation Clock

- (void)begin {
  if (self.timer) return;
  if (@available(iOS 10.0, *)) {
    self.ticks = 0;
  } else {
    __weak typeof(self) weakSelf = self;
    self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
  }
}

- (void)tick {
  self.ticks += 1;
}

@end
