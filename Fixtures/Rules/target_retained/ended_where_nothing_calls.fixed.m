#import <UIKit/UIKit.h>

/// Since iOS 6 no system sends `viewDidUnload`.
@interface ShelfController : UIViewController
@property (nonatomic, strong) NSTimer *dust;
@end

@implementation ShelfController

- (void)viewDidLoad {
  __weak typeof(self) weakSelf = self;
  [super viewDidLoad];
  self.dust = [NSTimer timerWithTimeInterval:30 repeats:YES block:^(NSTimer *timer) { [weakSelf settle]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.dust forMode:NSRunLoopCommonModes];
}

- (void)settle {}

- (void)viewDidUnload {
  [super viewDidUnload];
  [self.dust invalidate];
  self.dust = nil;
}

@end

/// Its own code calls it.
@interface DrawerController : UIViewController
@property (nonatomic, strong) NSTimer *dust;
@end

@implementation DrawerController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.dust = [NSTimer timerWithTimeInterval:30 target:self selector:@selector(settle) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.dust forMode:NSRunLoopCommonModes];
}

- (void)settle {}

- (void)viewDidUnload {
  [self.dust invalidate];
  self.dust = nil;
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self viewDidUnload];
}

@end
