#import <UIKit/UIKit.h>
#import <WebKit/WebKit.h>

// Whether the content is a web view, is asked; nothing here makes one.
@interface AdController : UIViewController
@property (nonatomic, strong) UIView *content;
@property (nonatomic, strong) UIProgressView *bar;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation AdController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.bar = [[UIProgressView alloc] initWithFrame:CGRectZero];
    [self.view addSubview:self.bar];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    if ([self.content isKindOfClass:[WKWebView class]]) {
        WKWebView *page = (WKWebView *)self.content;
        [page reload];
    }
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)tick:(NSTimer *)timer {
    self.bar.progress += 0.01;
}

- (void)viewDidDisappear:(BOOL)animated {
    [super viewDidDisappear:animated];
    [self.timer invalidate];
    self.timer = nil;
}

@end
