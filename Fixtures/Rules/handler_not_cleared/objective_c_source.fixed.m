#import <Foundation/Foundation.h>

@interface Poller : NSObject
@property (nonatomic, strong) dispatch_source_t timer;
@property (nonatomic) NSInteger polls;
@property (nonatomic) BOOL isEnded;
@end

@implementation Poller

- (instancetype)init {
  if ((self = [super init])) {
    _timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_timer, DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(_timer, ^{
      self.polls += 1;
    });
    dispatch_resume(_timer);
  }
  return self;
}

- (void)end {
  if (self.isEnded) return;
  self.isEnded = YES;
  dispatch_suspend(self.timer);
  dispatch_source_set_event_handler(self.timer, NULL);
  dispatch_resume(self.timer);
  dispatch_source_cancel(self.timer);
}

@end
