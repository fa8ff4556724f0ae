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
}

@end
