#import "Bridge.h"

/// The object that the application's own nib makes: it lives as long as the application, and so does what it makes once.
@implementation Bridge

- (void)awakeFromNib {
  [NSTimer scheduledTimerWithTimeInterval:90 target:self selector:@selector(strike:) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note)
  [self setUpWatch];
}

- (void)setUpWatch {
  _watch = [[Watch alloc] init];
  [_watch begin];
  _signal = [[Signal alloc] init];
  [_signal ringIn:60];
}

/// Each ring makes another one.
- (IBAction)ring:(id)sender {
  _lookout = [[Lookout alloc] init];
  [_lookout begin];
}

- (void)strike:(NSTimer *)timer {
  NSLog(@"bell");
}

@end

@implementation Watch

- (void)begin {
  [NSTimer scheduledTimerWithTimeInterval:90 target:self selector:@selector(tell:) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note)
}

- (void)tell:(NSTimer *)timer {
  NSLog(@"all is well");
}

@end

@implementation Lookout {
  NSTimer *_calls;
}

- (void)begin {
  _calls = [NSTimer scheduledTimerWithTimeInterval:90 target:self selector:@selector(call:) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note), target_retained, missing_invalidate
}

- (void)call:(NSTimer *)timer {
  NSLog(@"land");
}

@end

/// Its method is another one than the action `ring:`.
@implementation Signal {
  NSTimer *_timer;
}

- (void)ringIn:(NSTimeInterval)interval {
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:interval repeats:YES block:^(NSTimer *timer) { [weakSelf sound]; }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)sound {
  NSLog(@"signal");
}

@end
