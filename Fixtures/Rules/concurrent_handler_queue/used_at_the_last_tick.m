#import <Foundation/Foundation.h>

@interface Countdown : NSObject

@property (nonatomic, strong) dispatch_source_t source;
@property (nonatomic) BOOL isOver;

@end

@implementation Countdown

/// Only the branch that ends the source uses what others use, once.
- (void)start {
  __block int rest = 60;
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0)); // expect: concurrent_handler_queue(note)
  dispatch_source_set_timer(self.source, dispatch_walltime(NULL, 0), NSEC_PER_SEC, NSEC_PER_SEC / 10);
  __weak Countdown *weakSelf = self;
  dispatch_source_set_event_handler(self.source, ^{
    if (rest <= 1) {
      dispatch_source_cancel(weakSelf.source);
      weakSelf.isOver = YES;
    } else {
      rest--;
    }
  });
  dispatch_resume(self.source);
}

- (void)forget {
  self.isOver = NO;
}

@end
