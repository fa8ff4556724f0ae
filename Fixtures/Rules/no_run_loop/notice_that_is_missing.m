#import <UIKit/UIKit.h>

/// The text of the notice is missing: the panel is to hide later, off the main thread, where nothing runs.
@interface Panel : UIView
@end

@implementation Panel

- (void)showNotice:(NSString *)notice {
  if (notice) {
    self.hidden = NO;
  } else {
    [self hideLater];
  }
}

- (void)hideLater {
  [self performSelector:@selector(hide) withObject:nil afterDelay:1];  // expect: no_run_loop
}

- (void)hide {
  self.hidden = YES;
}

@end

@interface StreamController : UIViewController
@property (nonatomic, strong) Panel *panel;
@end

@implementation StreamController

- (void)connect {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self.panel showNotice:nil];
  });
}

@end
