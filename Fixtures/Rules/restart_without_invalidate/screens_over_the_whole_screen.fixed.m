#import <UIKit/UIKit.h>

@interface TWProgressController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TWProgressController
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  self.timer = [NSTimer timerWithTimeInterval:120 repeats:YES block:^(NSTimer *timer) { NSLog(@"reload"); }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.timer invalidate];
}
@end

@interface TWDetailController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation TWDetailController
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:120 repeats:YES block:^(NSTimer *timer) { NSLog(@"reload"); }];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.timer invalidate];
}
@end

@interface TWListController : UIViewController
@end

@implementation TWListController
- (IBAction)importAll:(id)sender {
  TWProgressController *progress = [[TWProgressController alloc] init];
  progress.modalPresentationStyle = UIModalPresentationOverFullScreen;
  [self presentViewController:progress animated:YES completion:nil];
}

- (IBAction)showDetails:(id)sender {
  TWDetailController *details = [[TWDetailController alloc] init];
  details.modalPresentationStyle = UIModalPresentationFullScreen;
  [self.navigationController pushViewController:details animated:YES];
}
@end
