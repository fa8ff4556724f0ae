#import "GraphWindow.h"

@implementation GraphWindow {
  NSTimer *_timer;
  NSInteger _level;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(measure) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)measure {
  _level += 1;
}

@end
