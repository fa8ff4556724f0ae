#import <UIKit/UIKit.h>

/// A small view above a table, whose display link is in all common modes.
@interface CMBadge : UIView
+ (CMBadge *)showInView:(UIView *)view;
@end

@interface CMBadge ()
@property(nonatomic) UILabel *angleLabel;
@property(nonatomic) CADisplayLink *link;
@property(nonatomic) NSInteger angle;
@end

@implementation CMBadge
+ (CMBadge *)showInView:(UIView *)view {
  CMBadge *badge = [[CMBadge alloc] initWithFrame:CGRectMake(0, 0, 60, 60)];
  [badge prepare];
  [view addSubview:badge];
  return badge;
}

- (void)prepare {
  self.angleLabel = [[UILabel alloc] initWithFrame:CGRectMake(20, 20, 90, 30)];
  [self addSubview:self.angleLabel];
  self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];
  [self.link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.angle = (self.angle + 3) % 360;
  self.angleLabel.text = [NSString stringWithFormat:@"%ld", (long)self.angle];
}

- (void)hide {
  [self.link invalidate];
  [self removeFromSuperview];
}
@end

@interface CMListController : UITableViewController
@property(nonatomic) CMBadge *badge;
@end

@implementation CMListController
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self.badge hide];
  self.badge = [CMBadge showInView:self.view];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.badge hide];
}
@end
