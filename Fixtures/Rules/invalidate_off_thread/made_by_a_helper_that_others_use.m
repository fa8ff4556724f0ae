#import <Foundation/Foundation.h>

@interface NSTimer (Blocks)
+ (NSTimer *)every:(NSTimeInterval)seconds run:(void (^)(NSTimer *timer))block;
@end

@implementation NSTimer (Blocks)
+ (NSTimer *)every:(NSTimeInterval)seconds run:(void (^)(NSTimer *timer))block {
    return [NSTimer timerWithTimeInterval:seconds repeats:YES block:block];
}
@end

@interface Player : NSObject
@end

@implementation Player {
    NSTimer *_refresh;
}

- (void)play {
    [_refresh invalidate];
    _refresh = [NSTimer every:1 run:^(NSTimer *timer) { NSLog(@"refresh"); }];
    [NSRunLoop.mainRunLoop addTimer:_refresh forMode:NSRunLoopCommonModes];
}

- (void)stop {
    [_refresh invalidate];
}

- (void)dealloc {
    [_refresh invalidate];
}

@end

// That the player's timer is on main says nothing of this one, which runs where its callers are.
@interface Exporter : NSObject
@end

@implementation Exporter {
    NSTimer *_progress;
}

- (void)exportTo:(NSURL *)url {
    [_progress invalidate];
    _progress = [NSTimer every:1 run:^(NSTimer *timer) { NSLog(@"progress"); }];
    [NSRunLoop.currentRunLoop addTimer:_progress forMode:NSRunLoopCommonModes];
    [[NSURLSession.sharedSession dataTaskWithURL:url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        [self finish];
    }] resume];
}

- (void)finish {
    [_progress invalidate];
}

- (void)dealloc {
    [_progress invalidate];
}

@end
