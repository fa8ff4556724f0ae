#import <Foundation/Foundation.h>

@interface Printer : NSObject {
    NSTimer *blinker;
    int jobs;
}
- (void)startJob;
- (void)endJob;
@end

@implementation Printer

- (IBAction)startJob:(id)sender {
    jobs++;
    if (jobs == 1) {
        blinker = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(blink) userInfo:nil repeats:YES]; // expect: target_retained(note)
        [[NSRunLoop mainRunLoop] addTimer:blinker forMode:NSRunLoopCommonModes];
    }
}

- (void)endJob {
    jobs--;
    if (!jobs) {
        [blinker invalidate];
        blinker = nil;
    }
}

- (void)blink {
}

@end
