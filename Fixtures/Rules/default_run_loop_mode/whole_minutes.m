#import <UIKit/UIKit.h>

/// Once a minute, another number is seen.
@interface LessonController : UITableViewController
@property (nonatomic, strong) UILabel *minutes;
@property (nonatomic, strong) UILabel *clock;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger seconds;
@end

@implementation LessonController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)tick
{
    _seconds = _seconds + 1;
    self.minutes.text = [NSString stringWithFormat:@"%0.0f min", floor((float)_seconds / 60.0f)];
    self.clock.text = [NSString stringWithFormat:@"%02d:%02d", (int)(self.seconds / 3600), (int)(self.seconds % 3600) / 60];
}

@end

/// The seconds, or hundredths of them, are seen.
@interface RunController : UITableViewController
@property (nonatomic, strong) UILabel *clock;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger hundredths;
@end

@implementation RunController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)tick
{
    _hundredths = _hundredths + 10;
    self.clock.text = [NSString stringWithFormat:@"%ld", (long)(self.hundredths / 100)];
}

@end
