#import "Beacon.h"

@implementation Beacon

/// Nothing in the app sets the glow, which stays steady; the beam turns.
- (void)didMoveToWindow {
  [super didMoveToWindow];
  switch (self.glow) {
    case BeaconStyleBlinking: {
      NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(blink) userInfo:nil repeats:YES];  // expect: missing_invalidate(note), target_retained(note)
      [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
      break;
    }
    default:
      break;
  }
  switch (self.beam) {
    case BeaconStyleTurning: {
      NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(blink) userInfo:nil repeats:YES];  // expect: missing_invalidate(warning), target_retained(warning)
      [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
      break;
    }
    default:
      break;
  }
}

/// The app only starts something of a library's class.
- (void)start {
  NSTimer *timer = [NSTimer timerWithTimeInterval:2 target:self selector:@selector(blink) userInfo:nil repeats:YES];  // expect: missing_invalidate(note), target_retained(note)
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
}

/// What is sent to any object may be sent to a beacon.
- (void)startAgain {
  NSTimer *timer = [NSTimer timerWithTimeInterval:3 target:self selector:@selector(blink) userInfo:nil repeats:YES];  // expect: missing_invalidate(warning), target_retained(warning)
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
}

/// No recognizer sends it any more.
- (void)beaconPressed:(UILongPressGestureRecognizer *)press {
  NSTimer *timer = [NSTimer timerWithTimeInterval:4 target:self selector:@selector(blink) userInfo:nil repeats:YES];  // expect: missing_invalidate(note), target_retained(note)
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)beaconTapped:(UITapGestureRecognizer *)tap {
  NSTimer *timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(blink) userInfo:nil repeats:YES];  // expect: missing_invalidate(warning), target_retained(warning)
  [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
}

- (instancetype)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    [self addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(beaconTapped:)]];
  }
  return self;
}

- (void)blink {
  self.hidden = !self.hidden;
}

@end
