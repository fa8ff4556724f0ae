#import <UIKit/UIKit.h>

@interface TWFilmTime : NSObject
@property(nonatomic) NSTimer *timer;
@property(nonatomic) NSInteger state;
@end

@implementation TWFilmTime
- (void)watch {
  [NSNotificationCenter.defaultCenter addObserver:self
                                         selector:@selector(playbackStateDidChange)
                                             name:MPMoviePlayerPlaybackStateDidChangeNotification
                                           object:nil];
  [NSNotificationCenter.defaultCenter addObserver:self
                                         selector:@selector(wake)
                                             name:UIApplicationDidBecomeActiveNotification
                                           object:nil];
}

- (void)playbackStateDidChange {
  if (self.state == 1) {
    self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { NSLog(@"tick"); }];  // expect: restart_without_invalidate(note)
    [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
  } else {
    [self.timer invalidate];
  }
}

- (void)wake {
  NSLog(@"awake");
}
@end

/// Of the states that it is told of, only one stops it.
@interface TWRadioTime : NSObject
@property(nonatomic) NSTimer *timer;
@property(nonatomic) NSInteger state;
@end

@implementation TWRadioTime
- (void)watch {
  [NSNotificationCenter.defaultCenter addObserver:self
                                         selector:@selector(playbackStateDidChange)
                                             name:MPMoviePlayerPlaybackStateDidChangeNotification
                                           object:nil];
}

- (void)playerIsIn:(NSInteger)state {
  self.state = state;
}

- (void)playbackStateDidChange {
  switch (self.state) {
    case 1:
      self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { NSLog(@"tick"); }];  // expect: restart_without_invalidate(warning)
      [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
      break;
    case 2:
      [self.timer invalidate];
      break;
    default:
      break;
  }
}
@end
