#import <UIKit/UIKit.h>

@interface Slides : UIView <UIScrollViewDelegate>
@property (nonatomic, strong) UIScrollView *pages;
@property (nonatomic, strong) NSTimer *turner;
@end

@implementation Slides

- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView {
    NSLog(@"flies");
}

- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView {
    [self.turner invalidate];
    self.turner = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { NSLog(@"next"); }];
    [NSRunLoop.mainRunLoop addTimer:self.turner forMode:NSRunLoopCommonModes];
}

- (void)removeFromSuperview {
    [self.turner invalidate];
    [super removeFromSuperview];
}

@end
