#import <UIKit/UIKit.h>

/// The old timer never fires again, but each return leaves one more in the run loop.
@interface ClockServer : NSObject
@end

@implementation ClockServer {
  NSTimer *_timer;
}

- (void)watch {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:self selector:@selector(sleep:) name:UIApplicationDidEnterBackgroundNotification object:nil];
  [center addObserver:self selector:@selector(wake:) name:UIApplicationWillEnterForegroundNotification object:nil];
}

- (void)wake:(NSNotification *)note {
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60
                                   target:self.class
                                 selector:@selector(ask)
                                 userInfo:nil
                                  repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)sleep:(NSNotification *)note {
  _timer.fireDate = [NSDate distantFuture];
}

- (void)finish {
  [_timer invalidate];
}

+ (void)ask {
}

@end

/// Paused where the user asks for it, not where the application leaves the screen.
@interface TideServer : NSObject
@end

@implementation TideServer {
  NSTimer *_timer;
}

- (void)watch {
  NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
  [center addObserver:self selector:@selector(wake:) name:UIApplicationWillEnterForegroundNotification object:nil];
}

- (void)wake:(NSNotification *)note {
  [_timer invalidate];
  _timer = [NSTimer timerWithTimeInterval:60
                                   target:self.class
                                 selector:@selector(ask)
                                 userInfo:nil
                                  repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)pause {
  _timer.fireDate = [NSDate distantFuture];
}

- (void)finish {
  [_timer invalidate];
}

+ (void)ask {
}

@end
