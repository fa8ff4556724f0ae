#import <Foundation/Foundation.h>

/// Who ends it through a chain of owners sets it to nil through the same chain: later messages go to nil.
@interface Wish : NSObject
@property (nonatomic, strong) NSTimer *turning;
- (void)pause;
@end

@interface Stage : NSObject
@property (nonatomic, strong) Wish *wish;
@end

@interface Room : NSObject
@property (nonatomic, strong) Stage *stage;
@end

@implementation Wish

- (instancetype)init {
  self = [super init];
  if (self) {
    __weak typeof(self) weakSelf = self;
    _turning = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) { [weakSelf turn]; }];
    [[NSRunLoop mainRunLoop] addTimer:_turning forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)turn {
  NSLog(@"turn");
}

- (void)pause {
  [self.turning setFireDate:[NSDate distantFuture]];
}

@end

@implementation Stage
@end

@implementation Room

- (void)leave {
  [self.stage.wish.turning invalidate];
  self.stage.wish.turning = nil;
}

@end
