#import <Foundation/Foundation.h>

@interface Feed : NSObject
@end

@implementation Feed

+ (void)start {
    NSTimer *timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(fetch:) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

+ (void)fetch:(NSTimer *)timer {
}

@end
