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
    self.question = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { // expect: default_run_loop_mode(note)
        NSOpenPanel *panel = [NSOpenPanel openPanel];
        panel.prompt = @"Grant";
        [panel runModal];
    }];
    __weak GrantKeeper *weakSelf = self;
    [self.countdown invalidate];
    self.countdown = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { // expect: default_run_loop_mode
        GrantKeeper *keeper = weakSelf;
        keeper.seconds++;
        keeper.panel.prompt = [NSString stringWithFormat:@"Grant (%d)", keeper.seconds];
    }];
}

- (void)viewWillDisappear
{
    [super viewWillDisappear];
    [self.question invalidate];
    [self.countdown invalidate];
}

@end
