#import <AppKit/AppKit.h>

/// Six fires, and the window is closed.
@interface PanelController : NSWindowController
@end

@implementation PanelController

- (BOOL)windowShouldClose:(id)sender
{
    [NSTimer scheduledTimerWithTimeInterval:0.05 target:self selector:@selector(fade:) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note), target_retained(note)
    return NO;
}

- (void)fade:(NSTimer *)timer
{
    if ([[self window] alphaValue] > 0.0) {
        [[self window] setAlphaValue:[[self window] alphaValue] - 0.2];
    } else {
        [timer invalidate];
        [[self window] close];
    }
}

@end
