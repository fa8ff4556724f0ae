#import <UIKit/UIKit.h>

@interface PollView : UIView
@end

@implementation PollView

- (void)poll {
  [self setNeedsDisplay];
  [self performSelector:@selector(poll) withObject:nil afterDelay:10 inModes:@[NSRunLoopCommonModes]];
}

- (void)removeFromSuperview {
  [NSObject cancelPreviousPerformRequestsWithTarget:self];
  [super removeFromSuperview];
}

@end
