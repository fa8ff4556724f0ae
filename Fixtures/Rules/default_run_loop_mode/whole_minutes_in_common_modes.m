#import <UIKit/UIKit.h>

@interface LessonController : UITableViewController
@property (nonatomic, strong) UILabel *minutes;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger seconds;
@end

@implementation LessonController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)tick
{
    _seconds = _seconds + 1;
    self.minutes.text = [NSString stringWithFormat:@"%ld min", (long)(self.seconds / 60)];
}

@end
