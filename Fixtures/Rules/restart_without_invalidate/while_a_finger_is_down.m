#import <UIKit/UIKit.h>

@interface TalkRecorder : NSObject
- (void)record;
- (void)stop;
@end

@interface TalkRecorder ()
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger ticks;
@end

@implementation TalkRecorder

- (void)record {
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer timerWithTimeInterval:0.2 repeats:YES block:^(NSTimer *timer) { weakSelf.ticks += 1; }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [self.timer invalidate];
}

- (void)stop {
  [self.timer invalidate];
  self.timer = nil;
}

@end

/// Push to talk: it stops a moment after the finger is lifted, still before the next touch.
@interface TalkBar : UIView
@property (nonatomic, strong) UIButton *button;
@property (nonatomic, strong) TalkRecorder *recorder;
@end

@implementation TalkBar

- (void)setUp {
  [self.button addTarget:self action:@selector(down:) forControlEvents:UIControlEventTouchDown];
  [self.button addTarget:self action:@selector(up:) forControlEvents:UIControlEventTouchUpInside];
  [self.button addTarget:self action:@selector(out:) forControlEvents:UIControlEventTouchUpOutside | UIControlEventTouchCancel];
}

- (void)down:(UIButton *)sender {
  [self.recorder record];
}

- (void)up:(UIButton *)sender {
  dispatch_async(dispatch_get_main_queue(), ^{
    [self.recorder stop];
  });
}

- (void)out:(UIButton *)sender {
  [self.recorder stop];
}

@end
