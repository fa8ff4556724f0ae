#import <Foundation/Foundation.h>

@interface Sampler : NSObject
@property (nonatomic, strong) dispatch_source_t source;
@end

@implementation Sampler

- (instancetype)init {
  if (self = [super init]) {
    self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(self.source, DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC, NSEC_PER_SEC / 5);
    @weakify(self);
    dispatch_source_set_event_handler(self.source, ^{
      @strongify(self);
      [self report];
    });
    dispatch_resume(self.source);
  }
  return self;
}

- (void)report {
}

@end
