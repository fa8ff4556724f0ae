#import <Foundation/Foundation.h>

/// Keeps the timers of all, by name.
@interface Timers : NSObject
+ (NSString *)run:(void (^)(void))task every:(NSTimeInterval)interval;
+ (void)cancel:(NSString *)name;
@end

@implementation Timers

static NSMutableDictionary *sources;

+ (NSString *)run:(void (^)(void))task every:(NSTimeInterval)interval {
  if (sources == nil) {
    sources = [NSMutableDictionary dictionary];
  }
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, (uint64_t)(interval * NSEC_PER_SEC), NSEC_PER_SEC / 10);
  NSString *name = [NSString stringWithFormat:@"%zd", sources.count];
  sources[name] = source;
  dispatch_source_set_event_handler(source, ^{
    task();
  });
  dispatch_resume(source);
  return name;
}

+ (void)cancel:(NSString *)name {
  dispatch_source_t source = sources[name];
  if (source != nil) {
    dispatch_source_cancel(source);
    [sources removeObjectForKey:name];
  }
}

@end

/// It keeps a name, not the timer: there is no cycle, and the count-down ends by itself.
@interface Login : NSObject
@end

@implementation Login {
  NSString *_task;
  NSInteger _left;
}

- (void)begin {
  _left = 4;
  _task = [Timers run:^{
    self->_left -= 1;
    if (self->_left <= 0) {
      [Timers cancel:self->_task];
    }
  } every:1];
}

@end
