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
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; // expect: target_retained(note), missing_invalidate(note)
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
  }
}

- (void)tick {
  self.ticks += 1;
}

@end
