#import <Foundation/Foundation.h>

static void begin(void (^tick)(NSTimer *)) {
    [[NSRunLoop mainRunLoop] addTimer:[NSTimer timerWithTimeInterval:1 repeats:NO block:tick] forMode:NSRunLoopCommonModes];
}
