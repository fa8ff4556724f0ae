#import <Foundation/Foundation.h>

static const NSTimeInterval idlePoll = 0.1;
static const NSTimeInterval activePoll = 0.06;

@interface Mixer : NSObject
@property (nonatomic) BOOL running;
- (void)send:(NSString *)message;
@end

@implementation Mixer {
  NSTimer *_poll;
}

- (void)answered {
  [_poll invalidate];
  _poll = [NSTimer scheduledTimerWithTimeInterval:idlePoll repeats:YES block:^(NSTimer *timer) { NSLog(@"poll"); }];  // expect: default_run_loop_mode(note)
}

- (void)send:(NSString *)message {
  if (self.running && (!_poll || _poll.timeInterval == idlePoll)) {
    _poll = [NSTimer scheduledTimerWithTimeInterval:activePoll repeats:YES block:^(NSTimer *timer) { NSLog(@"poll"); }];  // expect: restart_without_invalidate(note), default_run_loop_mode(note)
  }
}

- (void)dealloc {
  [_poll invalidate];
}
@end
