#import <UIKit/UIKit.h>

@interface Recorder : UIView
@end

@implementation Recorder {
    NSTimer *_meter;
    NSTimer *_clock;
}

// The button says whether it runs.
- (IBAction)record:(UIButton *)sender {
    if (!sender.selected) {
        sender.selected = YES;
        _meter = [NSTimer timerWithTimeInterval:0.05 repeats:YES block:^(NSTimer *timer) { NSLog(@"level"); }];
        [NSRunLoop.mainRunLoop addTimer:_meter forMode:NSRunLoopCommonModes];
    } else {
        sender.selected = NO;
        [_meter invalidate];
    }
}

// Here it says something else, and nobody knows what it will say then.
- (IBAction)time:(UIButton *)sender {
    if (!sender.highlighted) {
        sender.selected = YES;
        [_clock invalidate];
        _clock = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { NSLog(@"second"); }];
        [NSRunLoop.mainRunLoop addTimer:_clock forMode:NSRunLoopCommonModes];
    }
}

- (IBAction)stop:(UIButton *)sender {
    [_meter invalidate];
    [_clock invalidate];
}

- (void)dealloc {
    [_meter invalidate];
    [_clock invalidate];
}

@end
