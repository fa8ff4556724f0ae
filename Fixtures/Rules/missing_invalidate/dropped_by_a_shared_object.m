#import <Foundation/Foundation.h>

@interface Watch : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

/// A shared object may keep its timer forever, but not lose it.
@implementation Watch

+ (instancetype)sharedWatch {
  static Watch *watch;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    watch = [[Watch alloc] init];
  });
  return watch;
}

- (instancetype)init {
  if (self = [super init]) {
    self.timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(look) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
    self.timer.tolerance = 1;
  }
  return self;
}

- (void)look {
  [self.timer setFireDate:[NSDate distantFuture]];
  self.timer = nil;  // expect: missing_invalidate
}

@end
