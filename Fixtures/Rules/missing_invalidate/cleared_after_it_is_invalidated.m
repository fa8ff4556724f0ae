#import <AVFoundation/AVFoundation.h>

@interface Player : NSObject
@end

@implementation Player {
    NSTimer *_progress;
    NSTimer *_level;
}

- (void)play {
    [_progress invalidate];
    [_level invalidate];
    _progress = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { NSLog(@"progress"); }];
    _level = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { NSLog(@"level"); }];
    [NSRunLoop.mainRunLoop addTimer:_progress forMode:NSRunLoopCommonModes];
    [NSRunLoop.mainRunLoop addTimer:_level forMode:NSRunLoopCommonModes];
}

- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag {
    [_progress invalidate];
    _progress = nil;
    [_level invalidate];
    _level = nil;
}

@end
