#import <AppKit/AppKit.h>

@interface PlateController : NSWindowController
@end

@implementation PlateController

- (BOOL)windowShouldClose:(id)sender
{
    NSTimer *timer = [NSTimer timerWithTimeInterval:0.05 target:self selector:@selector(fade:) userInfo:nil repeats:YES]; // expect: target_retained(note)
    [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
    return NO;
}

- (void)fade:(NSTimer *)timer
{
    if (self.window.alphaValue > 0.0) {
        self.window.alphaValue = self.window.alphaValue - 0.01;
    } else {
        [timer invalidate];
        [self.window close];
    }
}

@end
