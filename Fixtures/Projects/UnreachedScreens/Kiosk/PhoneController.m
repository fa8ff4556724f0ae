#import "PhoneController.h"

@implementation PhoneController {
  NSTimer *_timer;
}

/// No screen of it is ever shown: only code that is switched off makes one.
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(ring) userInfo:nil repeats:YES];  // expect: target_retained(note), missing_invalidate(note), restart_without_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)ring {
  NSLog(@"ring");
}

@end

@implementation LateController {
  NSTimer *_timer;
}

/// Only code after a return makes one.
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(ring) userInfo:nil repeats:YES];  // expect: target_retained(note), missing_invalidate(note), restart_without_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)ring {
  NSLog(@"ring");
}

@end
