#import <UIKit/UIKit.h>

/// The first screen of a tab, and code shows others of it.
@interface TSMapsController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TSMapsController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(load) userInfo:nil repeats:YES];  // expect: missing_invalidate(warning), target_retained(warning)
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)load {
  NSLog(@"loaded");
}

- (void)showAnother {
  UIStoryboard *maps = [UIStoryboard storyboardWithName:@"Maps" bundle:nil];
  [self presentViewController:[maps instantiateInitialViewController] animated:YES completion:nil];
}
@end
