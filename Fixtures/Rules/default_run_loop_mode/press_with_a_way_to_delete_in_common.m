#import <UIKit/UIKit.h>

/// Whatever scrolls meanwhile, the count goes on.
@interface PCRecorderView : UIScrollView
@property (nonatomic, strong) UIButton *recordButton;
@property (nonatomic, strong) UIButton *deleteButton;
@property (nonatomic, strong) UILabel *length;
@property (nonatomic, strong) NSTimer *recording;
@end

@implementation PCRecorderView {
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
      self.recording = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(count) userInfo:nil repeats:YES];  // expect: target_retained(note)
      [NSRunLoop.mainRunLoop addTimer:self.recording forMode:NSRunLoopCommonModes];
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
