#import <Foundation/Foundation.h>

@interface Countdown : NSObject
- (void)start:(NSInteger)seconds each:(void (^)(NSInteger))each done:(void (^)(void))done;
@end

@interface Countdown ()
@property (nonatomic, strong) dispatch_source_t source;
@property (nonatomic, copy) void (^each)(NSInteger);
@property (nonatomic, copy) void (^done)(void);
@end

@implementation Countdown

- (void)start:(NSInteger)seconds each:(void (^)(NSInteger))each done:(void (^)(void))done {
  [self stop];
  self.each = each;
  self.done = done;
  [self run:seconds];
}

- (void)run:(NSInteger)seconds {
  __block NSInteger left = seconds;
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  __weak Countdown *weakSelf = self;
  dispatch_source_set_event_handler(source, ^{
    left -= 1;
    if (left > 0) {
      weakSelf.each(left);
      return;
    }
    [weakSelf stop];
    weakSelf.done();
    weakSelf.each = nil;
    weakSelf.done = nil;
  });
  dispatch_resume(source);
  self.source = source;
}

- (void)stop {
  if (self.source) dispatch_source_cancel(self.source);
  self.source = nil;
}

- (void)dealloc {
  if (_source) dispatch_source_cancel(_source);
}

@end

/// What the countdown keeps until it is over.
@interface CodeForm : NSObject
@end

@implementation CodeForm {
  Countdown *_countdown;
  NSInteger _left;
}

- (void)send {
  if (!_countdown) _countdown = [[Countdown alloc] init];
  [_countdown start:60 each:^(NSInteger left) {  // expect: strong_self_in_handler(note)
    self->_left = left;
  } done:^{  // expect: strong_self_in_handler(note)
    self->_left = 0;
  }];
}

@end
