#import <Cocoa/Cocoa.h>

@interface BoardController : NSWindowController
@property (strong) NSTimer *countdown;
@property (strong) NSTimer *meter;
@property (strong) NSTimer *census;
@property NSInteger remaining;
@property (readonly) double share;
@property NSInteger calls;
@property (strong) NSArray *guests;
@end

@implementation BoardController

- (double)share
{
    return self.remaining / 60.0;
}

- (void)windowDidLoad
{
    [super windowDidLoad];
    __weak BoardController *weakSelf = self;
    self.countdown = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { // expect: default_run_loop_mode
        BoardController *board = weakSelf;
        board.remaining = board.remaining - 1;
    }];
    self.meter = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(measure) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
    self.census = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)windowWillClose:(NSNotification *)notification
{
    [self.countdown invalidate];
    [self.meter invalidate];
    [self.census invalidate];
}

- (void)measure
{
    [self willChangeValueForKey:@"share"];
    [self didChangeValueForKey:@"share"];
}

/// No view shows the calls, and the list of guests is only behind a controller of objects.
- (void)count
{
    self.calls = self.calls + 1;
    [self willChangeValueForKey:@"guests"];
    [self didChangeValueForKey:@"guests"];
}

@end
