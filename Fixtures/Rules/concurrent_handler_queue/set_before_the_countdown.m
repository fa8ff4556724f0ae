#import <UIKit/UIKit.h>

typedef void (^Elapsed)(void);

/// All that others write is written before the source is started, when the cell leaves its nib, except a block that the
/// handler only calls.
@interface CodeCell : UITableViewCell
@property (nonatomic, assign) NSInteger remaining;
@property (nonatomic, assign) NSInteger limit;
@property (nonatomic, copy) Elapsed elapsed;
@property (nonatomic, strong) dispatch_source_t source;
@end

@implementation CodeCell

- (void)awakeFromNib {
  [super awakeFromNib];
  self.remaining = 60;
  self.limit = 30;
}

- (IBAction)send:(id)sender {
  if (self.source) return;
  [self countDown];
}

- (void)listen {
  self.elapsed = ^{ NSLog(@"done"); };
}

- (void)countDown {
  __weak typeof(self) weakSelf = self;
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_queue_create("countdown", DISPATCH_QUEUE_SERIAL));
  dispatch_source_set_timer(self.source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  dispatch_source_set_event_handler(self.source, ^{
    weakSelf.remaining -= 1;
    if (weakSelf.remaining < weakSelf.limit && weakSelf.elapsed) weakSelf.elapsed();
  });
  dispatch_resume(self.source);
}

- (void)dealloc {
  if (_source) dispatch_source_cancel(_source);
}

@end
