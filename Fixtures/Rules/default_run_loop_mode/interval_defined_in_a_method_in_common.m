#import <UIKit/UIKit.h>

@interface NetworkController : UITableViewController
@property (nonatomic, strong) UILabel *state;
@property (nonatomic, strong) NSTimer *clock;
@end

@implementation NetworkController {
    int checks;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.clock invalidate];
#define CLOCK_INTERVAL_SECONDS 1
    self.clock = [NSTimer timerWithTimeInterval:CLOCK_INTERVAL_SECONDS target:self selector:@selector(check) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.clock invalidate];
}

- (void)check
{
    checks++;
    self.state.text = [NSString stringWithFormat:@"%d", checks];
}

@end
