#import <UIKit/UIKit.h>

@class BidClock;

@protocol BidClockDelegate <NSObject>
- (void)bidClockDidTick:(BidClock *)clock;
@end

@interface BidClock : NSObject
@property (nonatomic, weak) id<BidClockDelegate> delegate;
@end

@implementation BidClock {
  NSTimer *_timer;
}

- (void)start {
  [_timer invalidate];
  __weak typeof(self) weakSelf = self;
  _timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { // expect: default_run_loop_mode
    [weakSelf.delegate bidClockDidTick:weakSelf];
  }];
}

- (void)dealloc {
  [_timer invalidate];
}

@end

@interface BidsController : UITableViewController <BidClockDelegate>
@end

/// The only class that adopts the protocol shows the time above a table.
@implementation BidsController {
  BidClock *_clock;
  UILabel *_label;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _label = [[UILabel alloc] init];
  [self.view addSubview:_label];
  _clock = [[BidClock alloc] init];
  _clock.delegate = self;
  [_clock start];
}

- (void)bidClockDidTick:(BidClock *)clock {
  _label.text = [NSDate date].description;
}

@end
