#import <UIKit/UIKit.h>

@interface NoteController : UIViewController
@property (nonatomic, strong) NSTimer *saving;
@property (nonatomic, copy) NSString *text;
@end

/// The setter would end the old timer, but the new one is stored past it.
@implementation NoteController

- (void)setSaving:(NSTimer *)saving {
  [_saving invalidate];
  _saving = saving;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  __weak typeof(self) weakSelf = self;
  [_saving invalidate];
  NSTimer *timer = [NSTimer timerWithTimeInterval:10 repeats:YES block:^(NSTimer *t) {
    [weakSelf save];
  }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  _saving = timer;
}

- (void)save {
  self.text = nil;
}

- (void)dealloc {
  [_saving invalidate];
}

@end
