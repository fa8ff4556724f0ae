#import <Foundation/Foundation.h>

/// Whatever the method that hands it out is called.
@interface Settings : NSObject
@end

@implementation Settings {
  NSTimer *_timer;
}

+ (instancetype)currentSettings {
  static Settings *settings;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ settings = [self new]; });
  return settings;
}

- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(save) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)save {}
- (void)dealloc { [_timer invalidate]; }

@end

@interface Repeater : NSObject
@end

static Repeater *theRepeater;

@implementation Repeater {
  NSTimer *_timer;
}

+ (Repeater *)repeater {
  @synchronized (self) {
    if (theRepeater == nil) theRepeater = [[Repeater alloc] init];
  }
  return theRepeater;
}

- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(step) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)step {}

@end
