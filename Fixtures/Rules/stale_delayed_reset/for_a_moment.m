#import <UIKit/UIKit.h>

@interface Tile : UIView
@property (nonatomic) BOOL isPressed;
@end

@implementation Tile

- (void)flash {
  self.isPressed = YES;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.1 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    self.isPressed = NO;
  });
}

- (void)glow {
  self.isPressed = YES;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.5 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{  // expect: stale_delayed_reset
    self.isPressed = NO;
  });
}

@end
