#import <Foundation/Foundation.h>

static const NSTimeInterval idlePoll = 60;
static const NSTimeInterval activePoll = 10;

@interface Mixer : NSObject
@property (nonatomic) BOOL running;
- (void)send:(NSString *)message;
@end

@implementation Mixer {
  NSTimer *_poll;
}

/// The slower timer is ended where the faster one replaces it, and without either nothing runs.
- (void)send:(NSString *)message {
  if (self.running && (!_poll || _poll.timeInterval == idlePoll)) {
    [_poll invalidate];
    _poll = [NSTimer timerWithTimeInterval:activePoll repeats:YES block:^(NSTimer *timer) { NSLog(@"poll"); }];
    [[NSRunLoop mainRunLoop] addTimer:_poll forMode:NSRunLoopCommonModes];
  }
  if (self.running && !_poll) {
    _poll = [NSTimer timerWithTimeInterval:idlePoll repeats:YES block:^(NSTimer *timer) { NSLog(@"poll"); }];
    [[NSRunLoop mainRunLoop] addTimer:_poll forMode:NSRunLoopCommonModes];
  }
}

- (void)dealloc {
  [_poll invalidate];
}
@end
