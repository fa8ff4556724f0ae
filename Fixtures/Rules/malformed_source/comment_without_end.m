#import <Foundation/Foundation.h>

void ring(void) {
    NSTimer *timer = [NSTimer timerWithTimeInterval:1 repeats:NO block:^(NSTimer *fired) {}];
    [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

/* what follows is not read  // expect: malformed_source(note)
void ringAgain(void) { ring(); }
