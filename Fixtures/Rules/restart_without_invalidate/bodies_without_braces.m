#import <Foundation/Foundation.h>

/// Nothing can be put beside a body without braces.
@interface Kettle : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) BOOL isOn;
@end

@implementation Kettle

- (void)boil
{
    if (self.isOn)
        self.timer = [NSTimer scheduledTimerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) {}]; // expect: restart_without_invalidate(warning), default_run_loop_mode(note)
    else
        NSLog(@"off");
}

- (void)boilTwice
{
    [self boil];
    [self boil];
}

- (void)end
{
    [self.timer invalidate];
}

@end

void cook(void)
{
    Kettle *kettle = [[Kettle alloc] init];
    kettle.isOn = YES;
    [kettle boil];
    [kettle boil];
    [kettle boilTwice];
}
