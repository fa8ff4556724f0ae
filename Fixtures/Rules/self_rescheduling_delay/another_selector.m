#import <Foundation/Foundation.h>

/// What runs later is another method, whose name only begins alike.
@interface Room : NSObject
- (void)leave:(BOOL)isLate;
@end

@implementation Room

- (void)leave:(BOOL)isLate {
  NSLog(@"leaving");
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    [self leave];
  });
}

- (void)leave {
  NSLog(@"left");
}

@end
