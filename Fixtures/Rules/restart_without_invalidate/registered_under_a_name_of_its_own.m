#import <UIKit/UIKit.h>

/// The name is a variable, and what it names alternates with what ends the timer.
@interface Sessions : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Sessions

- (void)watch {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  NSString *foreground = UIApplicationWillEnterForegroundNotification;
  NSString *background = UIApplicationDidEnterBackgroundNotification;
  [center addObserver:self selector:@selector(begin:) name:foreground object:nil];
  [center addObserver:self selector:@selector(end:) name:background object:nil];
}

- (void)begin:(NSNotification *)notification {
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
