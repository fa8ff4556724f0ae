#import <Foundation/Foundation.h>

@interface Poller : NSObject
@property (nonatomic, strong) dispatch_source_t source;
@end

@implementation Poller

- (void)startPolling {
  if (self.source) return;
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(self.source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  dispatch_source_set_event_handler(self.source, ^{
    NSLog(@"poll");
  });
  dispatch_resume(self.source);
}

- (void)stopPolling {
  if (!dispatch_source_testcancel(self.source)) {
    dispatch_source_cancel(self.source);
  }
}

@end
