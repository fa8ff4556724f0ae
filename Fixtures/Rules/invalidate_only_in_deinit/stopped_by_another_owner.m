#import <UIKit/UIKit.h>

@interface Meter : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Meter

- (void)dealloc {
  [self stop];
}

- (void)begin {
  if (self.timer) return;
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(measure) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)stop {
  [self.timer invalidate];
  self.timer = nil;
}

- (void)measure {
  NSLog(@"measured");
}

@end

/// The timer keeps the meter, not the view: the view's end comes, and ends the timer.
@interface MeterView : UIView
@property (nonatomic, strong) Meter *meter;
@end

@implementation MeterView

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _meter = [[Meter alloc] init];
    [_meter begin];
  }
  return self;
}

- (void)dealloc {
  [self.meter stop];
}

@end
