#import <Foundation/Foundation.h>

@interface Port : NSObject
@property (nonatomic, strong) dispatch_source_t poll;
@property (nonatomic) BOOL isOpen;
@property (nonatomic) int pins;
@end

@implementation Port

- (void)open {
  __weak typeof(self) weakSelf = self;
  dispatch_queue_t queue = dispatch_queue_create("port", DISPATCH_QUEUE_SERIAL);
  dispatch_source_t poll = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  dispatch_source_set_timer(poll, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(poll, ^{
    __strong typeof(weakSelf) strongSelf = weakSelf;
    if (!strongSelf) return;
    if (!strongSelf.isOpen) {
      dispatch_async(queue, ^{ dispatch_source_cancel(poll); });
      return;
    }
    strongSelf.pins += 1;
  });
  self.poll = poll;
  dispatch_resume(poll);
}

@end
