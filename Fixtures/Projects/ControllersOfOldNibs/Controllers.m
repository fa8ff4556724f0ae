#import "Controllers.h"

// The main nib makes it.
@implementation RatesController {
  NSTimer *_timer;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(load) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)load {}

@end

// It owns its nib, which makes none of its class; the delegate keeps it.
@implementation NewsController {
  NSTimer *_timer;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(load) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)load {}

@end

// One more each time that the odds are shown.
@implementation OddsController {
  NSTimer *_timer;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(load) userInfo:nil repeats:YES]; // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)load {}

@end

// Its nib makes one each time.
@implementation OddsView {
  NSTimer *_timer;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(load) userInfo:nil repeats:YES]; // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)load {}

@end
