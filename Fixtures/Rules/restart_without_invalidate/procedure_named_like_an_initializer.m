#import <UIKit/UIKit.h>

@interface WatchFace : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation WatchFace

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [self initTicking];
}

- (void)initTicking {
    __weak typeof(self) weakSelf = self;
    self.timer = [NSTimer timerWithTimeInterval:30 repeats:YES block:^(NSTimer *timer) { [weakSelf beat]; }]; // expect: restart_without_invalidate
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)beat {}

- (void)dealloc { [_timer invalidate]; }

@end
