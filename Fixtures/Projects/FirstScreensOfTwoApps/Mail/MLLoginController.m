#import <UIKit/UIKit.h>

@interface MLInboxController : UIViewController
@end

@implementation MLInboxController
@end

/// Gone after the login.
@interface MLLoginController : UIViewController
@property(nonatomic) NSTimer *timer;
@end

@implementation MLLoginController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(save) userInfo:nil repeats:YES];  // expect: missing_invalidate(warning), target_retained(warning)
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)save {
  NSLog(@"saved");
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  self.view.window.rootViewController = [[MLInboxController alloc] init];
}
@end
