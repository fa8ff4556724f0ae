#import "Buoy.h"

@interface Buoy ()

@property (nonatomic, strong) NSTimer *timer;

@end

@implementation Buoy

/// Only a method that nothing calls makes a buoy.
- (void)blink {
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(flash:) userInfo:nil repeats:YES]; // expect: target_retained(note), missing_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)flash:(NSTimer *)timer {
  NSLog(@"flash");
}

@end
