#import <UIKit/UIKit.h>

/// Code makes the view with a frame, or a nib makes and wakes it: never both.
@interface MWParallaxView : UIView
@end

@implementation MWParallaxView {
  NSTimer *_updates;
}

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) [self setUp];
  return self;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  [self setUp];
}

- (void)setUp {
  __weak MWParallaxView *view = self;
  _updates = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    view.alpha = 1;
  }];
  [NSRunLoop.mainRunLoop addTimer:_updates forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_updates invalidate];
}
@end
