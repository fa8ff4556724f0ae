#import <UIKit/UIKit.h>

@interface AdViewController : UIViewController
@property (nonatomic, strong) UIImageView *imageView;
@end

@implementation AdViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self rotate];
}

- (void)rotate {
  self.imageView.highlighted = !self.imageView.highlighted;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 10 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{  // expect: self_rescheduling_delay(note)
    [self rotate];
  });
}

@end
