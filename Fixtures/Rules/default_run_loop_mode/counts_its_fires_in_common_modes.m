#import <UIKit/UIKit.h>

@interface TimesController : UITableViewController
@property (nonatomic, strong) UILabel *state;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TimesController {
    int left;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    left = 20;
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)count
{
    left -= 1;
    if (left == 0) {
        self.state.text = [[NSDate date] description];
        left = 20;
    }
}

@end
