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
  _poll = [NSTimer scheduledTimerWithTimeInterval:idlePoll repeats:YES block:^(NSTimer *timer) { NSLog(@"poll"); }];
}

- (void)send:(NSString *)message {
  if (self.running && (!_poll || _poll.timeInterval == idlePoll)) {
    [_poll invalidate];
    _poll = [NSTimer scheduledTimerWithTimeInterval:activePoll repeats:YES block:^(NSTimer *timer) { NSLog(@"poll"); }];
  }
}

- (void)dealloc {
  [_poll invalidate];
}
@end
