#import <Foundation/Foundation.h>

/// Its class makes the only instance, and hands it to whoever allocates another one.
@interface Reporter : NSObject
+ (id)sharedReporter;
@end

@interface Reporter ()
@property (nonatomic, retain) NSTimer *timer;
@end

@implementation Reporter

static Reporter *sharedReporter = nil;

+ (void)initialize {
  if (sharedReporter == nil) sharedReporter = [[self alloc] init];
}

+ (id)sharedReporter {
  return sharedReporter;
}

+ (id)allocWithZone:(NSZone *)zone {
  if (sharedReporter) return [sharedReporter retain];
  return [super allocWithZone:zone];
}

- (void)start {
  [self.timer invalidate];
  self.timer = [NSTimer timerWithTimeInterval:10 target:self selector:@selector(send) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)send {
  NSLog(@"sent");
}

@end
