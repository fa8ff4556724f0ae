#import <UIKit/UIKit.h>

/// The level moves only while a finger holds the bar's button; the bar does not know the class of its delegate.
@protocol HoldToTalkBarDelegate <NSObject>
@optional
- (void)holdToTalkBarDidBegin:(UIView *)bar;
- (void)holdToTalkBarDidEnd:(UIView *)bar;
@end

@interface HoldToTalkBar : UIView
@property (nonatomic, weak) id<HoldToTalkBarDelegate> delegate;
@property (nonatomic, strong) UIButton *button;
@end

@implementation HoldToTalkBar

- (void)connect {
  [self.button addTarget:self action:@selector(pressed) forControlEvents:UIControlEventTouchDown];
  [self.button addTarget:self action:@selector(lifted) forControlEvents:UIControlEventTouchUpInside];
}

- (void)pressed {
  if ([self.delegate respondsToSelector:@selector(holdToTalkBarDidBegin:)]) {
    [self.delegate holdToTalkBarDidBegin:self];
  }
}

- (void)lifted {
  if ([self.delegate respondsToSelector:@selector(holdToTalkBarDidEnd:)]) {
    [self.delegate holdToTalkBarDidEnd:self];
  }
}

@end

@interface TalkLevelController : UIViewController <HoldToTalkBarDelegate>
@property (nonatomic, strong) UITableView *table;
@property (nonatomic, strong) UILabel *level;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TalkLevelController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.table = [[UITableView alloc] init];
  [self.view addSubview:self.table];
  HoldToTalkBar *bar = [[HoldToTalkBar alloc] init];
  bar.delegate = self;
  [bar connect];
  [self.view addSubview:bar];
}

- (void)holdToTalkBarDidBegin:(UIView *)bar {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) {
    weakSelf.level.alpha = drand48();
  }];
  [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)holdToTalkBarDidEnd:(UIView *)bar {
  [self.timer invalidate];
}

- (void)dealloc {
  [_timer invalidate];
}

@end
