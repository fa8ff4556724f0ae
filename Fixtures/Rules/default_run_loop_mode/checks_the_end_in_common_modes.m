#import <UIKit/UIKit.h>

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
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(check) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)check
{
    NSInteger seconds = self.end.timeIntervalSinceNow;
    if (seconds == 300) {
        self.message.text = [NSString stringWithFormat:@"%@", self.end];
    }
}

@end
