#import <Foundation/Foundation.h>

@interface Refresher : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, copy) NSString *token;
@end

/// The timer ends with the object.
@implementation Refresher

- (void)begin {
  if (self.timer.isValid) return;
  __unsafe_unretained typeof(self) me = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:300 repeats:YES block:^(NSTimer *t) {
    me.token = [NSUUID UUID].UUIDString;
  }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)dealloc {
  [_timer invalidate];
}

@end
