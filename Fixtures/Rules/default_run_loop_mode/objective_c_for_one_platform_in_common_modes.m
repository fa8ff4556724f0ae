#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

#if GAME_PLATFORM_IOS

@interface Conductor : NSObject
@property (nonatomic, strong) CATextLayer *frames;
@property (nonatomic) int count;
@end

@implementation Conductor {
    NSTimer *_timer;
}

- (void)start {
    [_timer invalidate];
    __weak Conductor *weakSelf = self;
    _timer = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) {
        [weakSelf draw:timer];
    }];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)draw:(NSTimer *)timer {
    self.count += 1;
    self.frames.string = [NSString stringWithFormat:@"%d", self.count];
}

- (void)dealloc {
    [_timer invalidate];
}

@end

#endif
