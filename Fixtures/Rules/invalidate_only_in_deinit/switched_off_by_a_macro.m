#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

#define SM_LOGS_FRAMES 0
#define SM_COUNTS_FRAMES 1

@interface SMFrameLog : NSObject
@end

@implementation SMFrameLog {
  CADisplayLink *_logLink;
  CADisplayLink *_countLink;
  CADisplayLink *_askLink;
}

- (instancetype)init {
  self = [super init];
#if SM_LOGS_FRAMES
  _logLink = [CADisplayLink displayLinkWithTarget:self selector:@selector(log)];  // expect: invalidate_only_in_deinit(note)
  [_logLink addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
#endif
// The macro has a definition, whatever that is.
#ifdef SM_LOGS_FRAMES
  _askLink = [CADisplayLink displayLinkWithTarget:self selector:@selector(log)];  // expect: invalidate_only_in_deinit(warning)
  [_askLink addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
#endif
#if SM_COUNTS_FRAMES
  _countLink = [CADisplayLink displayLinkWithTarget:self selector:@selector(log)];  // expect: invalidate_only_in_deinit(warning)
  [_countLink addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
#endif
  return self;
}

- (void)log {
  NSLog(@"frame");
}

- (void)dealloc {
  [_logLink invalidate];
  [_countLink invalidate];
  [_askLink invalidate];
}
@end
