#import <UIKit/UIKit.h>

@interface CarefulLampView : UIView
@property (nonatomic, assign) BOOL lit;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation CarefulLampView

- (void)setLit:(BOOL)lit {
    if (_lit == lit) return;
    _lit = lit;
    if (lit) {
        __weak typeof(self) weakSelf = self;
        self.timer = [NSTimer timerWithTimeInterval:20 repeats:YES block:^(NSTimer *timer) { [weakSelf flicker]; }];
        [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
    } else {
        [self.timer invalidate];
        self.timer = nil;
    }
}

- (void)flicker {}

- (void)dealloc { [_timer invalidate]; }

@end
