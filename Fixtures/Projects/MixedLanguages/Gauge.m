#import <UIKit/UIKit.h>
#import "Gauge.h"

@interface Gauge ()

@property (nonatomic, strong) NSTimer *ownTimer;

@end

@implementation Gauge

// Ended by whoever shows the gauge, in Swift.
- (void)startNeedle {
  [self.needleTimer invalidate];
  __weak typeof(self) weakSelf = self;
  self.needleTimer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf setNeedsDisplay]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.needleTimer forMode:NSRunLoopCommonModes];
}

// Ended in Objective-C, by a method that Swift calls.
- (void)startOwn {
  [self.ownTimer invalidate];
  __weak typeof(self) weakSelf = self;
  self.ownTimer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf setNeedsDisplay]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.ownTimer forMode:NSRunLoopCommonModes];
}

- (void)stopOwn {
  [self.ownTimer invalidate];
  self.ownTimer = nil;
}

@end
