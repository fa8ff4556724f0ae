#import <Foundation/Foundation.h>

/* C's comments do not nest: /* this one ends here. */
void ring(void) {
    NSTimer *timer = [NSTimer timerWithTimeInterval:1 repeats:NO block:^(NSTimer *fired) {}]; /* at the end */
    [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

// A line comment with /* in it opens none.
