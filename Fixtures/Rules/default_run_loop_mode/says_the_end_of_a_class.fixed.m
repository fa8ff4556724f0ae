#import <UIKit/UIKit.h>

/// Nothing moves from fire to fire: one message five minutes before the end, one when the timer ends.
@interface LessonController : UITableViewController
@property (nonatomic, strong) UILabel *message;
@property (nonatomic, strong) NSDate *end;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation LessonController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(check) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self stop];
}

- (void)check
{
    NSTimeInterval left = self.end.timeIntervalSince1970 - [[NSDate date] timeIntervalSince1970];
    NSInteger seconds = left;
    if (seconds == 300) {
        self.message.text = [NSString stringWithFormat:@"%@", self.end];
    }
    if (seconds <= 0) {
        [self say:[self.end description]];
        [self leave];
    }
}

- (void)say:(NSString *)text
{
    self.message.text = text;
}

- (void)leave
{
    [self.navigationController popViewControllerAnimated:YES];
    [self stopAll];
}

- (void)stopAll
{
    [self stop];
}

- (void)stop
{
    [self.timer invalidate];
    self.timer = nil;
}

@end

/// The time is shown as long as the mode is the same: it is no time itself.
@interface ClockController : UITableViewController
@property (nonatomic, strong) UILabel *time;
@property (nonatomic) NSInteger mode;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation ClockController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(show) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)show
{
    if (self.mode == 1) {
        self.time.text = [[NSDate date] description];
    }
}

@end
