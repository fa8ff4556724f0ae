#import <Foundation/Foundation.h>

@interface Port : NSObject
@property (nonatomic, strong) dispatch_source_t poll;
@property (nonatomic) BOOL isOpen;
@property (nonatomic) int pins;
@end

@implementation Port

- (void)open {
  dispatch_queue_t queue = dispatch_queue_create("port", DISPATCH_QUEUE_SERIAL);
  dispatch_source_t poll = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  dispatch_source_set_timer(poll, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(poll, ^{ // expect: strong_self_in_handler(note)
    if (!self.isOpen) {
      dispatch_async(queue, ^{ dispatch_source_cancel(poll); });
      return;
    }
    self.pins += 1;
  });
  self.poll = poll;
  dispatch_resume(poll);
}

@end
