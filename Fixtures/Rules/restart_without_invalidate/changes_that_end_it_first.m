#import <Foundation/Foundation.h>

@interface TWElapsedTime : NSObject
@property(nonatomic) NSTimer *timer;
@property(nonatomic) NSInteger state;
@end

@implementation TWElapsedTime
- (void)watch {
  [NSNotificationCenter.defaultCenter addObserver:self
                                         selector:@selector(playbackStateDidChange)
                                             name:@"MPMoviePlayerPlaybackStateDidChangeNotification"
                                           object:nil];
}

- (void)playbackStateDidChange {
  [self.timer invalidate];
  if (self.state == 1) {
    self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { NSLog(@"tick"); }];
    [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
  }
}
@end
