#import <UIKit/UIKit.h>

@interface TabsController : UIViewController
@property (nonatomic, strong) NSTimer *newsTimer;
@end

/// Three of four tabs end the timer, and only the first one starts it again.
@implementation TabsController

- (void)tabPressed:(UIButton *)sender {
  [self.newsTimer invalidate];
  NSInteger tag = sender.tag;
  switch (tag) {
    case 1:
      [self showNews];
      break;
    case 2:
      self.title = @"Bank";
      break;
    default:
      self.title = @"More";
      break;
  }
}

- (void)viewDidLoad {
  [super viewDidLoad];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  [button addTarget:self action:@selector(tabPressed:) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:button];
}

- (void)showNews {
  [self.newsTimer invalidate];
  __weak TabsController *weakSelf = self;
  self.newsTimer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {  // expect: missing_invalidate(note)
    [weakSelf turn];
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.newsTimer forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.view.alpha = self.view.alpha > 0.5 ? 0.5 : 1;
}

@end
