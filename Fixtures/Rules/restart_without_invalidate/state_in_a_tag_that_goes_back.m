#import <UIKit/UIKit.h>

/// Two goes back to the start, past the state that stops.
@interface CaptureView : UIView
@property (nonatomic, strong) UIButton *shutter;
@property (nonatomic, strong) NSTimer *clock;
@property (nonatomic) NSInteger seconds;
@end

@implementation CaptureView

- (void)prepare {
  self.shutter = [[UIButton alloc] init];
  [self.shutter addTarget:self action:@selector(press:) forControlEvents:UIControlEventTouchUpInside];
  [self addSubview:self.shutter];
}

- (IBAction)press:(UIButton *)sender {
  switch (sender.tag) {
    case 0: {
      self.shutter.tag = 2;
      __weak typeof(self) weakSelf = self;
      self.clock = [NSTimer timerWithTimeInterval:1  // expect: restart_without_invalidate
                                          repeats:YES
                                            block:^(NSTimer *timer) {
                                              weakSelf.seconds += 1;
                                            }];
      [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
      break;
    }
    case 1:
      self.shutter.tag = 0;
      [self.clock invalidate];
      break;
    case 2:
      self.shutter.tag = 0;
      break;
  }
}

- (void)dealloc {
  [_clock invalidate];
}

@end
