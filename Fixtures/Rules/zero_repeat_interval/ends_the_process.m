#import <Foundation/Foundation.h>

/// A limit for a test run: what fires raises, so it never fires again.
@interface RunLimit : NSObject
@property(nonatomic, strong) dispatch_source_t limit;
@end

@implementation RunLimit

- (void)watchSuite:(BOOL)isSuite {
  dispatch_queue_t queue = dispatch_queue_create("limit", DISPATCH_QUEUE_SERIAL);
  self.limit = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  dispatch_source_set_timer(self.limit, dispatch_time(DISPATCH_TIME_NOW, 60 * NSEC_PER_SEC), 0, 0);
  dispatch_source_set_event_handler(self.limit, ^{
    if (isSuite) {
      [NSException raise:NSInternalInconsistencyException format:@"the suite takes too long"];
    } else {
      [NSException raise:NSInternalInconsistencyException format:@"the test takes too long"];
    }
  });
  dispatch_resume(self.limit);
}

@end
