#import <UIKit/UIKit.h>

@interface Posters : UIView <UIScrollViewDelegate>
@property (nonatomic, strong) UIScrollView *pages;
@property (nonatomic, strong) NSTimer *turner;
@end

@implementation Posters

- (void)beginTurning {
    self.turner = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { NSLog(@"next"); }];
    [NSRunLoop.mainRunLoop addTimer:self.turner forMode:NSRunLoopCommonModes];
}

- (void)endTurning {
    [self.turner invalidate];
    self.turner = nil;
}

- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView {
    [self endTurning];
}

// Each drag that ends, and each flight after one, has begun with a finger.
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView {
    [self beginTurning];
}

@end
