#import <Foundation/Foundation.h>

/// Kept by the shared object, which creates it when it is first needed.
@interface Beacon : NSObject
@end

@implementation Beacon {
  NSTimer *_timer;
}

- (void)begin {
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(flash) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)flash {}

@end

@interface Harbor : NSObject
@end

@implementation Harbor {
  Beacon *_beacon;
}

+ (instancetype)harbor {
  static Harbor *harbor;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ harbor = [[Harbor alloc] init]; });
  return harbor;
}

- (void)prepareBeacon {
  if (!_beacon) {
    [self setBeacon:[Beacon new]];
  }
}

- (void)setBeacon:(Beacon *)beacon {
  _beacon = beacon;
}

- (void)open {
  [self prepareBeacon];
  [_beacon begin];
}

@end

/// The harbor replaces it at each arrival.
@interface Flag : NSObject
@end

@implementation Flag {
  NSTimer *_timer;
}

- (void)begin {
  __weak typeof(self) weakSelf = self;
  if (_timer) return;
  _timer = [NSTimer timerWithTimeInterval:60
                                  repeats:YES block:^(NSTimer *timer) { [weakSelf wave]; }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)wave {}

@end

@interface Mast : NSObject
@end

@implementation Mast {
  Flag *_flag;
}

+ (instancetype)mast {
  static Mast *mast;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ mast = [[Mast alloc] init]; });
  return mast;
}

- (void)setFlag:(Flag *)flag {
  _flag = flag;
}

- (void)arrive {
  [self setFlag:[Flag new]];
  [_flag begin];
}

@end
