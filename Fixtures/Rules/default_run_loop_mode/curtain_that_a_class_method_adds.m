#import <UIKit/UIKit.h>

#define PageWide [UIScreen mainScreen].bounds.size.width
#define PageHigh [UIScreen mainScreen].bounds.size.height

/// As large as the screen and above everything else, so the table under it cannot be scrolled.
@interface CTSpinner : UIView
+ (CTSpinner *)showInView:(UIView *)view;
@end

@interface CTSpinner ()
@property(nonatomic) UILabel *angleLabel;
@property(nonatomic) CADisplayLink *link;
@property(nonatomic) NSInteger angle;
@end

@implementation CTSpinner
+ (CTSpinner *)showInView:(UIView *)view {
  CTSpinner *spinner = [[CTSpinner alloc] initWithFrame:CGRectMake(0, 0, PageWide, PageHigh)];
  [spinner prepare];
  [view addSubview:spinner];
  return spinner;
}

- (void)prepare {
  self.angleLabel = [[UILabel alloc] initWithFrame:CGRectMake(20, 20, 90, 30)];
  [self addSubview:self.angleLabel];
  self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];
  [self.link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSDefaultRunLoopMode];  // expect: default_run_loop_mode(note)
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

/// A small one: the table beside it scrolls.
@interface CTBadge : UIView
+ (CTBadge *)showInView:(UIView *)view;
@end

@interface CTBadge ()
@property(nonatomic) UILabel *angleLabel;
@property(nonatomic) CADisplayLink *link;
@property(nonatomic) NSInteger angle;
@end

@implementation CTBadge
+ (CTBadge *)showInView:(UIView *)view {
  CTBadge *badge = [[CTBadge alloc] initWithFrame:CGRectMake(0, 0, 60, 60)];
  [badge prepare];
  [view addSubview:badge];
  return badge;
}

- (void)prepare {
  self.angleLabel = [[UILabel alloc] initWithFrame:CGRectMake(20, 20, 90, 30)];
  [self addSubview:self.angleLabel];
  self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];
  [self.link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSDefaultRunLoopMode];  // expect: default_run_loop_mode(warning)
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

/// As large, but under the rows, which scroll above it.
@interface CTBackdrop : UIView
+ (CTBackdrop *)showInView:(UIView *)view;
@end

@interface CTBackdrop ()
@property(nonatomic) UILabel *angleLabel;
@property(nonatomic) CADisplayLink *link;
@property(nonatomic) NSInteger angle;
@end

@implementation CTBackdrop
+ (CTBackdrop *)showInView:(UIView *)view {
  CTBackdrop *backdrop = [[CTBackdrop alloc] initWithFrame:CGRectMake(0, 0, PageWide, PageHigh)];
  [backdrop prepare];
  [view insertSubview:backdrop atIndex:0];
  return backdrop;
}

- (void)prepare {
  self.angleLabel = [[UILabel alloc] initWithFrame:CGRectMake(20, 20, 90, 30)];
  [self addSubview:self.angleLabel];
  self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];
  [self.link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSDefaultRunLoopMode];  // expect: default_run_loop_mode(warning)
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

@interface CTListController : UITableViewController
@property(nonatomic) CTSpinner *spinner;
@property(nonatomic) CTBadge *badge;
@property(nonatomic) CTBackdrop *backdrop;
@end

@implementation CTListController
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self.spinner hide];
  self.spinner = [CTSpinner showInView:self.view];
  [self.badge hide];
  self.badge = [CTBadge showInView:self.view];
  [self.backdrop hide];
  self.backdrop = [CTBackdrop showInView:self.view];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.spinner hide];
  [self.badge hide];
  [self.backdrop hide];
}
@end
