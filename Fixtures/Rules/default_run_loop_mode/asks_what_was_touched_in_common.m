#import <UIKit/UIKit.h>

/// Moves its content in all common modes.
@interface ACCarousel : UIView
@property(nonatomic, strong) UIView *contentView;
@end

@implementation ACCarousel {
  NSTimer *_timer;
}

- (void)startAnimation {
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:1.0 / 60 target:self selector:@selector(step) userInfo:nil repeats:YES];  // expect: target_retained(note), sub_resolution_interval(note)
  [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)stopAnimation {
  [_timer invalidate];
  _timer = nil;
}

- (void)step {
  self.contentView.center = CGPointMake(self.contentView.center.x + 1, self.contentView.center.y);
}

- (BOOL)viewOrSuperview:(UIView *)view isKindOfClass:(Class)class {
  return view != nil && ([view isKindOfClass:class] || [self viewOrSuperview:view.superview isKindOfClass:class]);
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gesture shouldReceiveTouch:(UITouch *)touch {
  return ![self viewOrSuperview:self.contentView isKindOfClass:[UITableViewCell class]];
}
@end

@interface ACShopController : UIViewController
@end

@implementation ACShopController
- (void)viewDidLoad {
  [super viewDidLoad];
  ACCarousel *carousel = [[ACCarousel alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:carousel];
  [carousel startAnimation];
}
@end
