#import <UIKit/UIKit.h>

@interface LampView : UIView
@property (nonatomic, assign) BOOL lit;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation LampView

- (void)setLit:(BOOL)lit {
    _lit = lit;
    if (lit) {
        __weak typeof(self) weakSelf = self;
        [self.timer invalidate];
        self.timer = [NSTimer timerWithTimeInterval:20 repeats:YES block:^(NSTimer *timer) { [weakSelf flicker]; }];
        [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
    } else {
        [self.timer invalidate];
        self.timer = nil;
    }
}

- (void)flicker {}

- (void)didMoveToWindow {
    [super didMoveToWindow];
    self.lit = YES;
}

- (void)dealloc { [_timer invalidate]; }

@end
