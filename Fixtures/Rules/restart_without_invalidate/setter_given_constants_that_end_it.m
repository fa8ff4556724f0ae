#import <UIKit/UIKit.h>

@interface CallLabel : UILabel
@property (nonatomic, assign) BOOL active;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation CallLabel

// On and off by the value that it is given.
- (void)setActive:(BOOL)active {
    _active = active;
    _active == YES ? [self activate] : [self deactivate];
}

- (void)activate {
    self.timer = [NSTimer timerWithTimeInterval:10 repeats:YES block:^(NSTimer *timer) { NSLog(@"second"); }];
    [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)deactivate {
    [self.timer invalidate];
    self.timer = nil;
}

- (void)dealloc {
    [_timer invalidate];
}

@end

@interface CallController : UIViewController
@property (nonatomic, strong) CallLabel *label;
@end

@implementation CallController

- (void)callConnected {
    if (self.label.active != YES) {
        self.label.active = YES;
    }
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    self.label.active = NO;
}

@end
