#import <Foundation/Foundation.h>

@interface Engine : NSObject
@property (nonatomic) BOOL isWarm;
+ (instancetype)sharedEngine;
- (BOOL)isWarm_;
@end

@implementation Engine

+ (instancetype)sharedEngine {
    static Engine *engine;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ engine = [[self alloc] init]; });
    return engine;
}

// Asks without a word to the log.
- (BOOL)isWarm_ {
    return _isWarm;
}

@end

@interface Dashboard : NSObject
- (void)setUpWith:(NSTimeInterval)interval;
- (void)breakDown;
@end

@implementation Dashboard {
    NSTimer *_needle;
}

- (void)setUpWith:(NSTimeInterval)interval {
    if (Engine.sharedEngine.isWarm_)
        return;
    Engine.sharedEngine.isWarm = YES;
    _needle = [NSTimer timerWithTimeInterval:interval target:self selector:@selector(move) userInfo:nil repeats:YES]; // expect: target_retained(note)
    [NSRunLoop.mainRunLoop addTimer:_needle forMode:NSRunLoopCommonModes];
}

- (void)breakDown {
    [_needle invalidate];
    _needle = nil;
}

- (void)move {
}

@end
