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
    self.checks = [NSTimer scheduledTimerWithTimeInterval:pause target:self selector:@selector(check) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:self.checks forMode:NSRunLoopCommonModes];
    NSTimeInterval step = minutes * 60;
    step /= 600;
    [self.steps invalidate];
    self.steps = [NSTimer scheduledTimerWithTimeInterval:step target:self selector:@selector(check) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:self.steps forMode:NSRunLoopCommonModes];
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
