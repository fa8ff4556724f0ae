#import <UIKit/UIKit.h>

@interface Scanner : UIViewController
@end

@implementation Scanner {
    NSTimer *_beam;
    NSMutableArray *_covers;
}

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self startBeam];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self stopBeam];
}

- (void)startBeam {
    _beam = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { NSLog(@"move"); }];
    [NSRunLoop.mainRunLoop addTimer:_beam forMode:NSRunLoopCommonModes];
}

- (void)stopBeam {
    [_beam invalidate];
    _beam = nil;
}

- (void)didFindCodes:(NSArray *)codes {
    [self stopBeam];
    for (NSString *code in codes) {
        UIView *cover = [self coverWithTip:code];
        [self.view addSubview:cover];
        [_covers addObject:cover];
    }
}

- (UIView *)coverWithTip:(NSString *)tip {
    UIView *cover = [[UIView alloc] initWithFrame:self.view.bounds];
    UIButton *cancel = [UIButton buttonWithType:UIButtonTypeCustom];
    [cancel addTarget:self action:@selector(cancel) forControlEvents:UIControlEventTouchUpInside];
    [cover addSubview:cancel];
    return cover;
}

// Only what the covers hold sends it.
- (void)cancel {
    for (UIView *cover in _covers) {
        [cover removeFromSuperview];
    }
    [_covers removeAllObjects];
    [self startBeam];
}

@end

// Sends a method of this name to whoever shows it.
@interface MenuView : UIView
@property (nonatomic, weak) id delegate;
@end

@implementation MenuView

- (void)addItem {
    UIButton *item = [UIButton buttonWithType:UIButtonTypeCustom];
    [item addTarget:self.delegate action:@selector(cancel) forControlEvents:UIControlEventTouchUpInside];
    [self addSubview:item];
}

@end
