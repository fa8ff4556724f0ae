#import <UIKit/UIKit.h>

/// A banner whose pages turn, with the dots below.
@interface BannerView : UIView
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation BannerView {
    UIScrollView *pages;
    UIPageControl *dots;
}

- (void)willMoveToWindow:(UIWindow *)window
{
    [super willMoveToWindow:window];
    [self.timer invalidate];
    if (window == nil) return;
    pages = [[UIScrollView alloc] init];
    pages.contentSize = CGSizeMake(900, 100);
    self.timer = [NSTimer scheduledTimerWithTimeInterval:2 target:self selector:@selector(turn) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)turn
{
    CGPoint place = pages.contentOffset;
    place.x += 320;
    [pages setContentOffset:place animated:YES];
    dots.currentPage = place.x / 320;
}

@end
