#import <Foundation/Foundation.h>

@interface Harbor : NSObject
@end

@implementation Harbor {
    NSTimer *_timer;
}

- (instancetype)init {
    self = [super init];
#if 1
    [self look];
#else
    _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(look) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
#endif
#if 0
    _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(look) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
#endif
    return self;
}

- (void)look {
}

@end

@interface Quay : NSObject
@end

@implementation Quay {
    NSTimer *_timer;
}

- (instancetype)init {
    self = [super init];
#if 0
    [self look];
#elif 1 // for now
    _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(look) userInfo:nil repeats:YES];  // expect: missing_invalidate, target_retained
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
#else
    [self look];
#endif
    return self;
}

- (void)look {
}

@end
