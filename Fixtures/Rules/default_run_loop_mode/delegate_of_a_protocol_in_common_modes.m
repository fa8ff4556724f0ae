#import <UIKit/UIKit.h>

@class AskClock;

@protocol AskClockDelegate <NSObject>
- (void)askClockDidTick:(AskClock *)clock;
@end

@interface AskClock : NSObject
@property (nonatomic, weak) id<AskClockDelegate> delegate;
@end

/// Fires while the table scrolls, too.
@implementation AskClock {
  NSTimer *_timer;
}

- (void)start {
  [_timer invalidate];
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
    [weakSelf.delegate askClockDidTick:weakSelf];
  }];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_timer invalidate];
}

@end

@interface AsksController : UITableViewController <AskClockDelegate>
@end

@implementation AsksController {
  AskClock *_clock;
  UILabel *_label;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _label = [[UILabel alloc] init];
  [self.view addSubview:_label];
  _clock = [[AskClock alloc] init];
  _clock.delegate = self;
  [_clock start];
}

- (void)askClockDidTick:(AskClock *)clock {
  _label.text = [NSDate date].description;
}

@end
