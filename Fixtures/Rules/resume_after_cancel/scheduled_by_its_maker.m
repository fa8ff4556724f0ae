#import <Foundation/Foundation.h>

@protocol SMTimerControl
- (void)end;
@end

/// Only its maker starts it, before anybody else has it.
@interface SMSchedule : NSObject <SMTimerControl>
@end

@implementation SMSchedule {
  dispatch_source_t _source;
}

+ (instancetype)scheduleOnQueue:(dispatch_queue_t)queue {
  SMSchedule *schedule = [[SMSchedule alloc] initWithQueue:queue];
  [schedule begin];
  return schedule;
}

- (instancetype)initWithQueue:(dispatch_queue_t)queue {
  self = [super init];
  _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  return self;
}

- (void)begin {
  dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(_source, ^{ NSLog(@"tick"); });
  dispatch_resume(_source);
}

- (void)end {
  dispatch_source_cancel(_source);
}

- (void)dealloc {
  dispatch_source_cancel(_source);
}
@end

@protocol SMRestartable <SMTimerControl>
+ (instancetype)idleScheduleOnQueue:(dispatch_queue_t)queue;
- (void)begin;
@end

/// Whoever has it may start it, never or a second time after the end.
@interface SMRestartableSchedule : NSObject <SMRestartable>
@end

@implementation SMRestartableSchedule {
  dispatch_source_t _source;
}

+ (instancetype)scheduleOnQueue:(dispatch_queue_t)queue {
  SMRestartableSchedule *schedule = [[SMRestartableSchedule alloc] initWithQueue:queue];
  [schedule begin];
  return schedule;
}

+ (instancetype)idleScheduleOnQueue:(dispatch_queue_t)queue {
  return [[SMRestartableSchedule alloc] initWithQueue:queue];
}

- (instancetype)initWithQueue:(dispatch_queue_t)queue {
  self = [super init];
  _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
  return self;
}

- (void)begin {
  dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(_source, ^{ NSLog(@"tick"); });
  dispatch_resume(_source);  // expect: resume_after_cancel(error), untracked_suspension(warning)
}

- (void)end {
  dispatch_source_cancel(_source);
}

- (void)dealloc {
  dispatch_source_cancel(_source);  // expect: cancel_while_suspended(error)
}
@end

/// A class method starts it again, but not on a new one.
@interface SMSharedSchedule : NSObject <SMTimerControl>
@end

@implementation SMSharedSchedule {
  dispatch_source_t _source;
}

+ (instancetype)sharedSchedule {
  static SMSharedSchedule *schedule;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ schedule = [[SMSharedSchedule alloc] init]; });
  return schedule;
}

+ (void)restart {
  SMSharedSchedule *schedule = [SMSharedSchedule sharedSchedule];
  [schedule begin];
}

- (instancetype)init {
  self = [super init];
  _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  return self;
}

- (void)begin {
  dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(_source, ^{ NSLog(@"tick"); });
  dispatch_resume(_source);  // expect: resume_after_cancel(error), untracked_suspension(warning)
}

- (void)end {
  dispatch_source_cancel(_source);
}
@end
