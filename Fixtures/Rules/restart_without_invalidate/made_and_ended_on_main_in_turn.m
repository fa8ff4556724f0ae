#import <Foundation/Foundation.h>

@interface Mover : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Mover

// The main queue makes the timer, and ends it before it makes the next one.
- (void)moveAll:(NSArray<NSString *> *)paths {
    for (NSString *path in paths) {
        [self move:path];
    }
}

- (void)move:(NSString *)path {
    dispatch_async(dispatch_get_main_queue(), ^{
        self.timer = [NSTimer timerWithTimeInterval:10 repeats:YES block:^(NSTimer *timer) { NSLog(@"size"); }];
        [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
    });
    NSLog(@"moved %@", path);
    dispatch_async(dispatch_get_main_queue(), ^{
        [self.timer invalidate];
        self.timer = nil;
    });
}

@end
