#import <UIKit/UIKit.h>

#define MakeWeakRef(object, name) __weak __typeof(object) name = object

@interface Observer : NSObject
@property (nonatomic) NSTimer *pollTimer;
- (void)createTimer;
- (void)destroyTimer;
@end

@implementation Observer
- (void)createTimer {
  self.pollTimer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { // expect: default_run_loop_mode(note)
    NSLog(@"poll");
  }];
}
- (void)destroyTimer {
  [self.pollTimer invalidate];
  self.pollTimer = nil;
}
@end

@interface PhoneObserver : Observer
@end

@implementation PhoneObserver
- (id)init {
  if ((self = [super init])) {
    MakeWeakRef(self, weakSelf);
    [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationWillEnterForegroundNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
      [weakSelf createTimer];
    }];
    [[NSNotificationCenter defaultCenter] addObserverForName:UIApplicationDidEnterBackgroundNotification object:nil queue:nil usingBlock:^(NSNotification *note) {
      [weakSelf destroyTimer];
    }];
    if ([UIApplication sharedApplication].applicationState != UIApplicationStateBackground) {
      [self createTimer];
    }
  }
  return self;
}
@end
