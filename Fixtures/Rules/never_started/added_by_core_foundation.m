#import <Foundation/Foundation.h>

@interface KeyWatch : NSObject
- (void)begin;
- (void)beginBridged;
@end

@implementation KeyWatch {
  CFRunLoopRef _loop;
}

- (void)listen {
  _loop = CFRunLoopGetCurrent();
  CFRunLoopRun();
}

- (void)begin {
  NSTimer *timer = [NSTimer timerWithTimeInterval:0 target:self selector:@selector(look:) userInfo:nil repeats:NO];
  CFRunLoopAddTimer(_loop, (CFRunLoopTimerRef)timer, kCFRunLoopCommonModes);
}

- (void)beginBridged {
  NSTimer *timer = [NSTimer timerWithTimeInterval:0 target:self selector:@selector(look:) userInfo:nil repeats:NO];
  CFRunLoopAddTimer(_loop, (__bridge CFRunLoopTimerRef)timer, kCFRunLoopCommonModes);
}

- (void)look:(NSTimer *)timer {
  NSLog(@"%@", timer);
}

@end
