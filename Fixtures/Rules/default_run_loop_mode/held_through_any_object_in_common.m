#import <UIKit/UIKit.h>

/// In the common modes the level moves even under a second finger, while a finger holds the bar's button; the bar does not know the class of its delegate.
@protocol PressToTalkBarDelegate <NSObject>
@optional
- (void)pressToTalkBarDidBegin:(UIView *)bar;
- (void)pressToTalkBarDidEnd:(UIView *)bar;
@end

@interface PressToTalkBar : UIView
@property (nonatomic, weak) id<PressToTalkBarDelegate> delegate;
@property (nonatomic, strong) UIButton *button;
@end

@implementation PressToTalkBar

- (void)connect {
  [self.button addTarget:self action:@selector(pressed) forControlEvents:UIControlEventTouchDown];
  [self.button addTarget:self action:@selector(lifted) forControlEvents:UIControlEventTouchUpInside];
}

- (void)pressed {
  if ([self.delegate respondsToSelector:@selector(pressToTalkBarDidBegin:)]) {
    [self.delegate pressToTalkBarDidBegin:self];
  }
}

- (void)lifted {
  if ([self.delegate respondsToSelector:@selector(pressToTalkBarDidEnd:)]) {
    [self.delegate pressToTalkBarDidEnd:self];
  }
}

@end

@interface PressLevelController : UIViewController <PressToTalkBarDelegate>
@property (nonatomic, strong) UITableView *table;
@property (nonatomic, strong) UILabel *level;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation PressLevelController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.table = [[UITableView alloc] init];
  [self.view addSubview:self.table];
  PressToTalkBar *bar = [[PressToTalkBar alloc] init];
  bar.delegate = self;
  [bar connect];
  [self.view addSubview:bar];
}

- (void)pressToTalkBarDidBegin:(UIView *)bar {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) {
    weakSelf.level.alpha = drand48();
  }];
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)pressToTalkBarDidEnd:(UIView *)bar {
  [self.timer invalidate];
}

- (void)dealloc {
  [_timer invalidate];
}

@end
