#import <UIKit/UIKit.h>

/// Moves its content by its own pan gesture; asking whether it touches a cell puts no table on the screen.
@interface AWCarousel : UIView
@property(nonatomic, strong) UIView *contentView;
@end

@implementation AWCarousel {
  NSTimer *_timer;
}

- (void)startAnimation {
  [_timer invalidate];
  _timer = [NSTimer scheduledTimerWithTimeInterval:1.0 / 60 target:self selector:@selector(step) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note), target_retained(note), sub_resolution_interval(note)
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

@interface AWShopController : UIViewController
@end

@implementation AWShopController
- (void)viewDidLoad {
  [super viewDidLoad];
  AWCarousel *carousel = [[AWCarousel alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:carousel];
  [carousel startAnimation];
}
@end
