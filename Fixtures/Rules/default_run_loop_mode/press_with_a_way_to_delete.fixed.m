#import <UIKit/UIKit.h>

/// Lifting the finger stops the timer in any case; where it has moved to decides about something else.
@interface PDRecorderView : UIScrollView
@property (nonatomic, strong) UIButton *recordButton;
@property (nonatomic, strong) UIButton *deleteButton;
@property (nonatomic, strong) UILabel *length;
@property (nonatomic, strong) NSTimer *recording;
@end

@implementation PDRecorderView {
  NSInteger _tenths;
}

- (void)setUp {
  UILongPressGestureRecognizer *press = [[UILongPressGestureRecognizer alloc] initWithTarget:self action:@selector(press:)];
  [self.recordButton addGestureRecognizer:press];
}

- (void)press:(UILongPressGestureRecognizer *)press {
  switch (press.state) {
    case UIGestureRecognizerStateBegan:
      [self.recording invalidate];
      self.recording = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(count) userInfo:nil repeats:YES];
      [[NSRunLoop currentRunLoop] addTimer:self.recording forMode:NSRunLoopCommonModes];
      break;
    case UIGestureRecognizerStateChanged:
      self.deleteButton.selected = YES;
      break;
    case UIGestureRecognizerStateEnded:
      [self.recording invalidate];
      if (self.deleteButton.selected) {
        self.length.text = @"deleted";
      }
      break;
    default:
      [self.recording invalidate];
      break;
  }
}

- (void)count {
  _tenths += 1;
  self.length.text = [NSString stringWithFormat:@"%ld", (long)_tenths];
}
@end
