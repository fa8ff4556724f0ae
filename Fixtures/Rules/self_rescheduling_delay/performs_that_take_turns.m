#import <UIKit/UIKit.h>

/// Two methods perform each other; dealloc cannot run while one of them is due.
@interface LampView : UIView
@property (nonatomic) NSUInteger turns;
@end

@implementation LampView

- (void)brighten {
  self.turns += 1;
  [self performSelector:@selector(darken) withObject:nil afterDelay:8 inModes:@[NSRunLoopCommonModes]];  // expect: self_rescheduling_delay(note)
}

- (void)darken {
  self.turns += 1;
  [self performSelector:@selector(brighten) withObject:nil afterDelay:4 inModes:@[NSRunLoopCommonModes]];
}

- (void)dealloc {
  [NSObject cancelPreviousPerformRequestsWithTarget:self];
}

@end

/// The delay stands in a method of its own.
@interface MeterView : UIView
@property (nonatomic) NSUInteger readings;
@end

@implementation MeterView

- (void)read {
  self.readings += 1;
  [self readAgain];
}

- (void)readAgain {
  [self performSelector:@selector(read) withObject:nil afterDelay:30 inModes:@[NSRunLoopCommonModes]];  // expect: self_rescheduling_delay(note)
}

@end
