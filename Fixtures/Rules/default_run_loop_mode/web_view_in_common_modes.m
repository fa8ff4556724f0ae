#import <UIKit/UIKit.h>
#import <WebKit/WebKit.h>

@interface PageController : UIViewController
@property (nonatomic, strong) WKWebView *page;
@property (nonatomic, strong) UIProgressView *bar;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation PageController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.page = [[WKWebView alloc] initWithFrame:self.view.bounds];
    [self.view addSubview:self.page];
    self.bar = [[UIProgressView alloc] initWithFrame:CGRectZero];
    [self.view addSubview:self.bar];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
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
