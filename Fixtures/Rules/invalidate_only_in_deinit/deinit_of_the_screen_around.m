#import <UIKit/UIKit.h>

/// Its timer keeps the view, not the screen that shows it.
@interface DSScanView : UIView
@property(nonatomic, strong) NSTimer *scanTimer;
@end

@implementation DSScanView
- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  _scanTimer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(scan) userInfo:nil repeats:YES];  // expect: target_retained(note)
  [NSRunLoop.mainRunLoop addTimer:_scanTimer forMode:NSRunLoopCommonModes];
  return self;
}

- (void)scan {
  self.alpha = self.alpha > 0.5 ? 0.5 : 1;
}
@end

@interface DSScanController : UIViewController
@property(nonatomic, strong) DSScanView *scanView;
@end

@implementation DSScanController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.scanView = [[DSScanView alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:self.scanView];
}

- (void)dealloc {
  [self.scanView.scanTimer invalidate];
}
@end
