#import <UIKit/UIKit.h>

/// The value is written just before each countdown is started: only a second start, while the first still runs, meets its
/// handler.
@interface CodeController : UIViewController
@property (nonatomic, assign) NSInteger limit;
@property (nonatomic, strong) UIButton *button;
@end

@implementation CodeController

- (void)answerArrived:(NSInteger)seconds {
  self.limit = seconds;
  [self countDown];
}

- (void)countDown {
  __block NSInteger remaining = self.limit;
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));  // expect: concurrent_handler_queue(note)
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  dispatch_source_set_event_handler(source, ^{
    if (remaining <= 0) {
      dispatch_source_cancel(source);
      return;
    }
    BOOL isFirst = remaining == self.limit;
    remaining -= 1;
    dispatch_async(dispatch_get_main_queue(), ^{
      self.button.enabled = !isFirst;
    });
  });
  dispatch_resume(source);
}

@end
