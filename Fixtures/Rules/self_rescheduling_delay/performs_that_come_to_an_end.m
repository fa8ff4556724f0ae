#import <UIKit/UIKit.h>

/// One of the two methods stops when it has done enough.
@interface LampView : UIView
@property (nonatomic) NSUInteger turns;
@end

@implementation LampView

- (void)brighten {
  self.turns += 1;
  [self performSelector:@selector(darken) withObject:nil afterDelay:8 inModes:@[NSRunLoopCommonModes]];
}

- (void)darken {
  if (self.turns > 4) return;
  [self performSelector:@selector(brighten) withObject:nil afterDelay:4 inModes:@[NSRunLoopCommonModes]];
}

@end

/// The method that is performed only shows something.
@interface MeterView : UIView
@property (nonatomic) NSUInteger readings;
@end

@implementation MeterView

- (void)read {
  self.readings += 1;
  [self performSelector:@selector(show) withObject:nil afterDelay:30 inModes:@[NSRunLoopCommonModes]];
}

- (void)show {
  NSLog(@"%lu", (unsigned long)self.readings);
}

@end
