#import <UIKit/UIKit.h>

/// Zero records, one shows, two discards: the only way back to the first leads through the second, which stops.
@interface RecorderView : UIView
@property (nonatomic, strong) UIButton *shutter;
@property (nonatomic, strong) NSTimer *clock;
@property (nonatomic) NSInteger seconds;
@end

@implementation RecorderView

- (void)prepare {
  self.shutter = [[UIButton alloc] init];
  [self.shutter addTarget:self action:@selector(press:) forControlEvents:UIControlEventTouchUpInside];
  [self addSubview:self.shutter];
}

- (IBAction)press:(UIButton *)sender {
  NSInteger tag = sender.tag;
  if (tag == 0) {
    self.shutter.tag = 1;
    __weak typeof(self) weakSelf = self;
    self.clock = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { weakSelf.seconds += 1; }];
    [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
  } else if (tag == 1) {
    self.shutter.tag = 2;
    [self.clock invalidate];
  } else if (tag == 2) {
    self.shutter.tag = 0;
  }
}

- (void)dealloc {
  [_clock invalidate];
}

@end
