#import <UIKit/UIKit.h>

/// A second tap within the half second finds no timer to stop.
@interface DictationView : UIView
@property (nonatomic, strong) UIButton *shutter;
@property (nonatomic, strong) NSTimer *clock;
@property (nonatomic) NSInteger seconds;
@end

@implementation DictationView

- (void)prepare {
  self.shutter = [[UIButton alloc] init];
  [self.shutter addTarget:self action:@selector(press:) forControlEvents:UIControlEventTouchUpInside];
  [self addSubview:self.shutter];
}

- (IBAction)press:(UIButton *)sender {
  if (sender.tag == 0) {
    self.shutter.tag = 1;
    [self performSelector:@selector(record) withObject:nil afterDelay:0.5];
  } else {
    self.shutter.tag = 0;
    [self.clock invalidate];
  }
}

- (void)record {
  __weak typeof(self) weakSelf = self;
  self.clock = [NSTimer timerWithTimeInterval:1  // expect: restart_without_invalidate
                                      repeats:YES
                                        block:^(NSTimer *timer) {
                                          weakSelf.seconds += 1;
                                        }];
  [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_clock invalidate];
}

@end
