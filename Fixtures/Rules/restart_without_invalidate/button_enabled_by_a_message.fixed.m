#import <UIKit/UIKit.h>

/// Declared here, for compilers without the framework.
@interface RecordButton : UIButton
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(NSUInteger)events;
@end

@interface ImpatientRecorderController : UIViewController
@property (nonatomic, strong) RecordButton *recordButton;
@property (nonatomic, strong) NSTimer *clock;
@property (nonatomic) BOOL isLong;
@end

@implementation ImpatientRecorderController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.recordButton = [[RecordButton alloc] init];
  [self.recordButton addTarget:self action:@selector(record:) forControlEvents:1 << 6];
}

- (void)record:(id)sender {
  [self.recordButton setEnabled:NO];
  __weak typeof(self) weakSelf = self;
  [self.clock invalidate];
  self.clock = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [weakSelf tick]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.clock forMode:NSRunLoopCommonModes];
}

- (void)tick {
  [self.view setNeedsDisplay];
}

/// Only one of the branches ends the timer.
- (void)finish {
  if (self.isLong) {
    [self.clock invalidate];
    self.clock = nil;
    return;
  }
  if (self.view.window != nil) {
    [self.recordButton setEnabled:YES];
  }
}

- (void)dealloc {
  [_clock invalidate];
}

@end
