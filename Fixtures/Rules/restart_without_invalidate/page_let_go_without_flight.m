#import <UIKit/UIKit.h>

@interface Photos : UIView <UIScrollViewDelegate>
@property (nonatomic, strong) NSTimer *turner;
@end

@implementation Photos

- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView {
    [self.turner invalidate];
    self.turner = nil;
}

- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate {
    if (decelerate) return;
    [self beginTurning];
}

- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView {
    [self beginTurning];
}

- (void)beginTurning {
    self.turner = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { NSLog(@"next"); }];
    [NSRunLoop.mainRunLoop addTimer:self.turner forMode:NSRunLoopCommonModes];
}

@end
