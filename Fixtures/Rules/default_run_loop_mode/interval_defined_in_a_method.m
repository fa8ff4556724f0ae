#import <UIKit/UIKit.h>

@interface NetworkController : UITableViewController
@property (nonatomic, strong) UILabel *state;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) NSTimer *clock;
@end

@implementation NetworkController {
    int checks;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
#define CHECK_INTERVAL_SECONDS 3
#define CLOCK_INTERVAL_SECONDS (0.5 * 2)
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:CHECK_INTERVAL_SECONDS target:self selector:@selector(check) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
    [self.clock invalidate];
    self.clock = [NSTimer scheduledTimerWithTimeInterval:CLOCK_INTERVAL_SECONDS target:self selector:@selector(check) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
    [self.clock invalidate];
}

- (void)check
{
    checks++;
    self.state.text = [NSString stringWithFormat:@"%d", checks];
}

@end
