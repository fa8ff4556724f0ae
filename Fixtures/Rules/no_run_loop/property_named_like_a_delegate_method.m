#import <UIKit/UIKit.h>

/// Off the main thread it only reads 'tableView', the property of its superclass: nobody selects a row there.
@interface PNMenuController : UITableViewController
@end

@implementation PNMenuController {
  NSTimer *_timer;
}

- (void)reload {
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
    [self.tableView performSelectorOnMainThread:@selector(reloadData) withObject:nil waitUntilDone:NO];
  });
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [self open];
}

- (void)open {
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60 repeats:NO block:^(NSTimer *timer) { NSLog(@"late"); }];
  [NSRunLoop.currentRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
}
@end
