#import "Harbormaster.h"

static BOOL isOpen = NO;
static Gazette *gazette = nil;

@interface Gazette ()
- (void)read;
@end

/// The nib with the menu bar makes it, though it belongs to no application object: it lives as long as the application.
@implementation Harbormaster

- (void)awakeFromNib {
  _ledger = [[Ledger alloc] init];
  [_ledger keep];
  [Gazette openAll];
}

@end

/// So does what it keeps.
@implementation Ledger {
  NSTimer *_timer;
}

- (void)keep {
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(write:) userInfo:nil repeats:YES];
  _timer.tolerance = 6;
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)write:(NSTimer *)timer {
  NSLog(@"ledger");
}

@end

/// A nib without the menu bar makes it each time that it is loaded.
@implementation Porter

- (void)awakeFromNib {
  _rounds = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(walk:) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
  _rounds.tolerance = 6;
  [[NSRunLoop mainRunLoop] addTimer:_rounds forMode:NSRunLoopCommonModes];
}

- (void)walk:(NSTimer *)timer {
  NSLog(@"round");
}

@end

/// Made once behind a flag, and nothing calls what takes it back.
@implementation Gazette {
  NSTimer *_timer;
}

+ (void)openAll {
  if (NO == isOpen) {
    gazette = [[Gazette alloc] init];
    [gazette read];
    isOpen = YES;
  }
}

+ (void)closeAll {
  if (YES == isOpen) {
    gazette = nil;
    isOpen = NO;
  }
}

- (void)read {
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(print:) userInfo:nil repeats:YES];
  _timer.tolerance = 6;
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)print:(NSTimer *)timer {
  NSLog(@"gazette");
}

@end

/// A view of the nib with the menu bar, which gives its class in another place.
@implementation TideGauge {
  NSTimer *_readings;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _readings = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(measure:) userInfo:nil repeats:YES];
  _readings.tolerance = 6;
  [[NSRunLoop mainRunLoop] addTimer:_readings forMode:NSRunLoopCommonModes];
}

- (void)measure:(NSTimer *)timer {
  NSLog(@"tide");
}

@end
