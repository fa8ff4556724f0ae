#import <UIKit/UIKit.h>

static NSTimer *noticeTimer;
static BOOL isPolling;

static NSTimer *retryTimer;
static BOOL isRetrying;

/// The flag that nothing takes back lets it start one timer in the life of the process.
@interface SFPoller : NSObject
@end

@implementation SFPoller
+ (void)poll {
  if (isPolling) {
    return;
  } else {
    noticeTimer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(check) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:noticeTimer forMode:NSRunLoopCommonModes];
    isPolling = YES;
  }
}

/// Here the flag is taken back, and the timer goes on.
+ (void)retry {
  if (isRetrying) {
    return;
  } else {
    [retryTimer invalidate];
    retryTimer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(check) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:retryTimer forMode:NSRunLoopCommonModes];
    isRetrying = YES;
  }
}

+ (void)giveUp {
  isRetrying = NO;
}

+ (void)check {
  NSLog(@"checked");
}
@end

@interface SFScreen : UIViewController
@end

@implementation SFScreen
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [SFPoller poll];
  [SFPoller retry];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [SFPoller giveUp];
}
@end
