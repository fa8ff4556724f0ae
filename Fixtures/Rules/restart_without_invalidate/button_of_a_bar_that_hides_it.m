#import <UIKit/UIKit.h>

@class ActivityBar;

@protocol ActivityBarDelegate <NSObject>
- (void)activityBarDidTapStart:(ActivityBar *)bar;
@end

@interface ActivityBar : UIViewController
@property(nonatomic, weak) id<ActivityBarDelegate> delegate;
@property(nonatomic, strong) UIButton *startButton;
- (void)showActivity:(BOOL)isActive;
@end

@implementation ActivityBar
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.startButton addTarget:self action:@selector(didTapStart:) forControlEvents:UIControlEventTouchUpInside];
}

- (void)showActivity:(BOOL)isActive {
  self.startButton.hidden = isActive;
}

- (IBAction)didTapStart:(id)sender {
  if ([self.delegate respondsToSelector:@selector(activityBarDidTapStart:)]) {
    [self.delegate activityBarDidTapStart:self];
  }
}
@end

/// The bar's button starts the scan, and is hidden while it lasts.
@interface ScanController : UIViewController <ActivityBarDelegate>
@property(nonatomic, strong) ActivityBar *bar;
@property(nonatomic, strong) NSTimer *refresh;
@end

@implementation ScanController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.bar.delegate = self;
  [self scan];
}

- (void)scan {
  [self.bar showActivity:YES];
  self.refresh = [NSTimer timerWithTimeInterval:60 target:[ScanController class] selector:@selector(look) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.refresh forMode:NSRunLoopCommonModes];
}

- (void)stop {
  [self removeTimer:self.refresh];
  [self.bar showActivity:NO];
}

- (void)removeTimer:(NSTimer *)timer {
  [timer invalidate];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self stop];
}

- (void)activityBarDidTapStart:(ActivityBar *)bar {
  [self scan];
}

+ (void)look {
  NSLog(@"looked");
}
@end
