#import <Foundation/Foundation.h>

#define ASSIGN(target, value) target = (value)

static void end(NSTimer **timer) { [*timer invalidate]; }

@interface Clock : NSObject
- (void)wakeFor:(id)reason;
- (void)wakeForTimer:(NSTimer *)timer;
- (void)upload;
- (void)uploadAfter:(id)reason;
@end

@implementation Clock {
  NSTimer *_timer;
  NSTimer *_assigned;
  NSTimer *_performed;
  NSTimer *_given;
  dispatch_source_t _source;
  CFRunLoopTimerRef _core;
}

- (void)start {
  _timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(wakeForTimer:) userInfo:nil repeats:YES];
  ASSIGN(_assigned, [NSTimer timerWithTimeInterval:2 target:self selector:@selector(upload) userInfo:nil repeats:YES]);
  [[NSRunLoop mainRunLoop] addTimer:_assigned forMode:NSRunLoopCommonModes];
  _performed = [NSTimer scheduledTimerWithTimeInterval:3 target:self selector:@selector(uploadAfter:) userInfo:nil repeats:NO];
  _given = [NSTimer timerWithTimeInterval:4 repeats:YES block:^(NSTimer *timer) { [self upload]; }];
  _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_t reader = dispatch_source_create(DISPATCH_SOURCE_TYPE_READ, 0, 0, dispatch_get_main_queue());
  dispatch_resume(reader);
  _core = CFRunLoopTimerCreate(NULL, 0, 5, 0, 0, NULL, NULL);
  CFRunLoopAddTimer(CFRunLoopGetMain(), _core, kCFRunLoopCommonModes);
  [self performSelector:@selector(upload) withObject:nil afterDelay:6];
  [self performSelector:@selector(upload) withObject:nil afterDelay:7 inModes:@[ NSRunLoopCommonModes ]];
  [self performSelector:@selector(upload) withObject:nil afterDelay:8 inModes:@[ NSDefaultRunLoopMode ]];
}

- (void)stop {
  [_timer performSelectorOnMainThread:@selector(invalidate) withObject:nil waitUntilDone:YES];
  [_assigned invalidate];
  [_performed performSelector:@selector(fire)];
  end(&_given);
  dispatch_source_cancel(_source);
  CFRunLoopTimerInvalidate(_core);
}

- (void)wakeFor:(id)reason {}
- (void)wakeForTimer:(NSTimer *)timer {}
- (void)upload {}
- (void)uploadAfter:(id)reason {}

@end

// timers
// 24 runLoopTimer scheduled repeats: yes
//   owner: Clock
//   interval: 1.0
//   goes to: property _timer
//   mode: default on current at line 24
//   ended at line 40: counts
//   handler at line 24: self none
//   target: self
// 25 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 2.0
//   goes to: property _assigned
//   mode: tracking on main at line 26
//   ended at line 41: counts
//   handler at line 25: self none
//   target: self
// 27 runLoopTimer scheduled repeats: no
//   owner: Clock
//   interval: 3.0
//   goes to: property _performed
//   mode: default on current at line 27
//   handler at line 27: self none
//   target: self
// 28 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 4.0
//   goes to: property _given
//   ended at line 43: counts
//   handler at line 28: self strong
// 29 dispatchSource repeats: unknown
//   owner: Clock
//   goes to: property _source
//   ended at line 44: counts
//   queue: main
// 32 runLoopTimer repeats: yes
//   owner: Clock
//   interval: 5.0
//   goes to: property _core
//   mode: tracking on main at line 33
//   ended at line 45: counts
//   handler at line 32: self none
// 34 delayedPerform repeats: no
//   owner: Clock
//   interval: 6.0
//   goes to: nothing
//   mode: default on current at line 34
//   handler at line 34: self none
// 35 delayedPerform repeats: no
//   owner: Clock
//   interval: 7.0
//   goes to: nothing
//   mode: tracking on current at line 35
//   handler at line 35: self none
// 36 delayedPerform repeats: no
//   owner: Clock
//   interval: 8.0
//   goes to: nothing
//   mode: default on current at line 36
//   handler at line 36: self none
