#import <Foundation/Foundation.h>

@interface Meter : NSObject
@property (nonatomic, strong) dispatch_source_t source;
@property (nonatomic) NSInteger level;
@end

@implementation Meter

- (dispatch_source_t)sourceWithHandler:(dispatch_block_t)handler {
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(source, handler);
  dispatch_resume(source);
  return source;
}

- (void)listen {
  self.source = [self sourceWithHandler:^{ self.level += 1; }];  // expect: strong_self_in_handler
}

- (void)listenWeakly {
  __weak typeof(self) weakSelf = self;
  self.source = [self sourceWithHandler:^{ weakSelf.level += 1; }];
}

@end
