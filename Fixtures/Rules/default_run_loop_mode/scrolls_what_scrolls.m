#import <UIKit/UIKit.h>

/// The line that it draws lies in the view that it scrolls itself.
@interface TrackView : UIScrollView
@property (nonatomic, assign) float progress;
@end

@implementation TrackView
@end

@interface TrackController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) TrackView *track;
@end

@implementation TrackController {
    float progress;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.track = [[TrackView alloc] init];
    [self.view addSubview:self.track];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(follow) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewDidDisappear:(BOOL)animated
{
    [super viewDidDisappear:animated];
    [self.timer invalidate];
}

- (void)follow
{
    progress += 1;
    [self.track scrollRectToVisible:CGRectMake(progress, 0, 10, 10) animated:NO];
    if (progress > self.track.progress) {
        self.track.progress = progress;
        [self.track setNeedsDisplay];
    }
}

@end

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
    self.timer = [NSTimer scheduledTimerWithTimeInterval:2 target:self selector:@selector(turn) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)turn
{
    CGPoint place = pages.contentOffset;
    place.x += 320;
    [pages setContentOffset:place animated:YES];
    dots.currentPage = place.x / 320;
}

@end
