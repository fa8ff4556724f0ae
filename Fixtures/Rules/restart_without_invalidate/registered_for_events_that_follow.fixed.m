#import <UIKit/UIKit.h>

/// Coming back from the background, both notifications are posted.
@interface Sessions : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Sessions

- (void)watch {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  NSString *foreground = UIApplicationWillEnterForegroundNotification;
  [center addObserver:self selector:@selector(begin:) name:foreground object:nil];
  [center addObserver:self selector:@selector(begin:) name:UIApplicationDidBecomeActiveNotification object:nil];
  [center addObserver:self selector:@selector(end:) name:UIApplicationDidEnterBackgroundNotification object:nil];
  [center addObserver:self selector:@selector(end:) name:UIApplicationWillResignActiveNotification object:nil];
}

- (void)begin:(NSNotification *)notification {
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:10
                                       target:self.class
                                     selector:@selector(tick)
                                     userInfo:nil
                                      repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)end:(NSNotification *)notification {
  [self.timer invalidate];
}

+ (void)tick {
}

@end
