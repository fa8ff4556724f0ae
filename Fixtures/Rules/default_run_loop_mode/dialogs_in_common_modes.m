#import <Cocoa/Cocoa.h>

@interface GrantKeeper : NSViewController
@property (strong) NSTimer *question;
@property (strong) NSTimer *countdown;
@property (strong) NSOpenPanel *panel;
@property int seconds;
@end

@implementation GrantKeeper

- (void)viewDidAppear
{
    [super viewDidAppear];
    [self.question invalidate];
    self.question = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
        NSOpenPanel *panel = [NSOpenPanel openPanel];
        panel.prompt = @"Grant";
        [panel runModal];
    }];
    [[NSRunLoop currentRunLoop] addTimer:self.question forMode:NSRunLoopCommonModes];
    __weak GrantKeeper *weakSelf = self;
    [self.countdown invalidate];
    self.countdown = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
        GrantKeeper *keeper = weakSelf;
        keeper.seconds++;
        keeper.panel.prompt = [NSString stringWithFormat:@"Grant (%d)", keeper.seconds];
    }];
    [[NSRunLoop currentRunLoop] addTimer:self.countdown forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear
{
    [super viewWillDisappear];
    [self.question invalidate];
    [self.countdown invalidate];
}

@end
