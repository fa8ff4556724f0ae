#import <Cocoa/Cocoa.h>

@interface FreshnessController : NSViewController
@property (strong) NSTextField *state;
@property (strong) NSTimer *checks;
@property (strong) NSTimer *steps;
@end

@implementation FreshnessController

- (void)viewDidAppear
{
    [super viewDidAppear];
    NSInteger minutes = [[NSUserDefaults standardUserDefaults] integerForKey:@"Minutes"];
    NSTimeInterval pause = (CGFloat)minutes * 60;
    [self.checks invalidate];
    self.checks = [NSTimer scheduledTimerWithTimeInterval:pause target:self selector:@selector(check) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
    NSTimeInterval step = minutes * 60;
    step /= 600;
    [self.steps invalidate];
    self.steps = [NSTimer scheduledTimerWithTimeInterval:step target:self selector:@selector(check) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)viewWillDisappear
{
    [super viewWillDisappear];
    [self.checks invalidate];
    [self.steps invalidate];
}

- (void)check
{
    self.state.stringValue = [NSDate date].description;
}

@end
