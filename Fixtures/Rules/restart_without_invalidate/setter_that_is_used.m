#import <UIKit/UIKit.h>

@interface MemoController : UIViewController
@property (nonatomic, strong) NSTimer *saving;
@property (nonatomic, copy) NSString *text;
@end

/// The setter ends the old timer.
@implementation MemoController

- (void)setSaving:(NSTimer *)saving {
  [_saving invalidate];
  _saving = saving;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  __weak typeof(self) weakSelf = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:10 repeats:YES block:^(NSTimer *t) {
    [weakSelf save];
  }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.saving = timer;
}

- (void)save {
  self.text = nil;
}

- (void)dealloc {
  [_saving invalidate];
}

@end
