#import <UIKit/UIKit.h>

/// The text of the notice is never nil: what hides the panel at once, off the main thread, does not run.
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
  [self performSelector:@selector(hide) withObject:nil afterDelay:1];  // expect: default_run_loop_mode(note)
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
    [self.panel showNotice:NSLocalizedString(@"STREAM_ERROR", @"")];
  });
}

@end
