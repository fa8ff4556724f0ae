#import "BellController.h"

#import "Bell.h"

@implementation BellController {
  Bell *_bell;
}

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  _bell = [[Bell alloc] init];
  NSDictionary *calls = @{@"morning" : @"ring"};
  [_bell performSelector:NSSelectorFromString(calls[@"morning"])];
  // What one pays, no name of a method.
  NSDictionary *fees = @{@"toll" : @2};
  NSLog(@"%@", fees[@"toll"]);
}

/// Declared nowhere else, and called by nobody.
- (void)swing {
  NSTimer *timer = [NSTimer timerWithTimeInterval:9 target:self selector:@selector(swing) userInfo:nil repeats:YES];  // expect: target_retained(note), missing_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

@end
