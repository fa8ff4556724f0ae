#import <Foundation/Foundation.h>

@interface Board : NSObject

@property (nonatomic) NSInteger score;
@property (nonatomic, strong) dispatch_source_t source;

@end

@implementation Board

/// The helper of a pod says by its name where its block runs.
- (void)start {
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));
  dispatch_source_set_timer(self.source, dispatch_walltime(NULL, 0), NSEC_PER_SEC, NSEC_PER_SEC / 10);
  __weak Board *weakSelf = self;
  dispatch_source_set_event_handler(self.source, ^{
    dispatch_async_on_main_queue(^{
      weakSelf.score += 1;
    });
  });
  dispatch_resume(self.source);
}

- (void)reset {
  self.score = 0;
}

@end
