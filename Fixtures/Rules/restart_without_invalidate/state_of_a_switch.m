#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, LapState) { LapStateIdle, LapStateRunning, LapStatePaused };

@interface LapController : UIViewController
@property (nonatomic) LapState state;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger ticks;
@end

@implementation LapController

- (IBAction)tap:(id)sender {
  switch (self.state) {
    case LapStateIdle:
    case LapStatePaused:
      self.state = LapStateRunning;
      [self begin];
      break;
    case LapStateRunning:
      self.state = LapStatePaused;
      [self.timer invalidate];
      break;
  }
}

- (void)begin {
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { weakSelf.ticks += 1; }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [self.timer invalidate];
}

@end
