#import <Foundation/Foundation.h>

@interface Gauge : NSObject
@end

@implementation Gauge {
  NSTimer *_timer;
}

+ (instancetype)sharedGauge {
  static Gauge *gauge;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ gauge = self.new; });
  return gauge;
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(read) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)read {}

@end

@interface Pump : NSObject
@end

static Pump *thePump;

@implementation Pump {
  NSTimer *_timer;
}

+ (instancetype)pump {
  if (thePump == nil) thePump = [[[self class] alloc] init];
  return thePump;
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(press) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)press {}

@end

@interface Valve : NSObject
@end

static Valve *theValve;

@implementation Valve {
  NSTimer *_timer;
}

+ (void)initialize {
  if (theValve == nil) theValve = Valve.alloc.init;
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(turn) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)turn {}

@end
