#import <Foundation/Foundation.h>

@interface Session : NSObject
@end

static Session *currentSession;

@implementation Session {
  NSTimer *_timer;
}

+ (void)logIn {
  currentSession = [[Session alloc] init];
}

+ (void)logOut {
  currentSession = nil;
}

- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(ping:) userInfo:@1 repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)ping:(NSTimer *)timer {}

@end
