#import <Foundation/Foundation.h>

@interface Renewer : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, copy) NSString *token;
@end

/// Nothing keeps the object, and nothing clears the pointer to it.
@implementation Renewer

- (void)begin {
  if (self.timer.isValid) return;
  __unsafe_unretained typeof(self) me = self;
  void (^renewal)(NSTimer *) = ^(NSTimer *timer) { // expect: unowned_self_in_handler
    me.token = [NSUUID UUID].UUIDString;
  };
  NSTimer *timer = [NSTimer timerWithTimeInterval:300 repeats:YES block:renewal];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.timer = timer;
}

- (void)end {
  [self.timer invalidate];
  self.timer = nil;
}

@end
