#import <UIKit/UIKit.h>

@interface OCClock : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation OCClock
- (instancetype)init {
  self = [super init];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
  return self;
}

- (void)tick {
  NSLog(@"tick");
}

- (void)stop {
  [_timer invalidate];
}
@end

@interface OCCell : UITableViewCell
@property (nonatomic, strong) OCClock *clock;
@end

@implementation OCCell
- (void)prepareForReuse {
  [super prepareForReuse];
  [self.clock stop];
}
@end

/// Each turn of the loop fills a cell of its own, which the nib gives.
@interface OCListController : UITableViewController
@end

@implementation OCListController {
  NSMutableArray *_cells;
}

- (void)showNames:(NSArray *)names {
  for (NSString *name in names) {
    OCCell *cell = nil;
    for (id object in [NSBundle.mainBundle loadNibNamed:@"OCCell" owner:self options:nil]) {
      if ([object isKindOfClass:OCCell.class]) cell = (OCCell *)object;
    }
    cell.clock = [[OCClock alloc] init];
    cell.textLabel.text = name;
    [_cells addObject:cell];
  }
}
@end
