#import "PMFeedController.h"

/// Only a method that nobody calls would read the feed on a thread of its own: it is read on the main thread.
@implementation PMFeedController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self readFeed];
  [NSThread detachNewThreadSelector:@selector(readArchive) toTarget:self withObject:nil];
}

- (void)feedAside {
  [NSThread detachNewThreadSelector:@selector(readFeed) toTarget:self withObject:nil];
}

- (void)readFeed {
  self.view.alpha = 0.5;
  [self performSelector:@selector(showFeed) withObject:nil afterDelay:0];
}

- (void)readArchive {
  [self performSelector:@selector(showFeed) withObject:nil afterDelay:0];  // expect: no_run_loop(error)
}

- (void)showFeed {
  NSLog(@"read");
}
@end
