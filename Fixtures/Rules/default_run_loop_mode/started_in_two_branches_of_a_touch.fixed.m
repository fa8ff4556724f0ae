#import <UIKit/UIKit.h>

/// The meter moves only while a finger holds the button, whichever branch starts its timer.
@interface TalkController : UIViewController
@property (nonatomic, strong) UITableView *table;
@property (nonatomic, strong) UILabel *label;
@property (nonatomic, strong) UIButton *button;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) BOOL isAllowed;
@end

@implementation TalkController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.table = [[UITableView alloc] init];
  [self.view addSubview:self.table];
  [self.button addTarget:self action:@selector(touched:) forControlEvents:UIControlEventTouchDown];
  [self.button addTarget:self action:@selector(released:) forControlEvents:UIControlEventTouchUpInside];
  [self.button addTarget:self action:@selector(released:) forControlEvents:UIControlEventTouchUpOutside];
}

- (void)touched:(UIButton *)sender {
  if (self.isAllowed) {
    [self begin];
  } else {
    dispatch_async(dispatch_get_main_queue(), ^{
      [self begin];
    });
  }
}

- (void)released:(UIButton *)sender {
  [self.timer invalidate];
}

- (void)begin {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) {
    weakSelf.label.text = @"talking";
  }];
  [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_timer invalidate];
}

@end
