#import <AVFoundation/AVFoundation.h>

@interface Player : NSObject
@end

@implementation Player {
    NSTimer *_progress;
}

- (void)play {
    [_progress invalidate];
    _progress = [NSTimer timerWithTimeInterval:0.1 repeats:YES block:^(NSTimer *timer) { NSLog(@"progress"); }]; // expect: missing_invalidate
    [NSRunLoop.mainRunLoop addTimer:_progress forMode:NSRunLoopCommonModes];
}

// The message goes to nothing.
- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag {
    _progress = nil;
    [_progress invalidate];
}

@end
