#import <Foundation/Foundation.h>

@interface NSTimer (TRBlocks)
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds block:(void (^)(void))block repeats:(BOOL)repeats;
@end

@implementation NSTimer (TRBlocks)
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)seconds block:(void (^)(void))block repeats:(BOOL)repeats {
  return [self scheduledTimerWithTimeInterval:seconds target:self selector:@selector(tr_run:) userInfo:[block copy] repeats:repeats];  // expect: default_run_loop_mode(note)
}

+ (void)tr_run:(NSTimer *)timer {
  void (^block)(void) = timer.userInfo;
  block();
}
@end

/// The call looks like Foundation's, and the category's method makes the timer: one fault, said once.
@interface TRPlayer : NSObject
@property (nonatomic, strong) NSTimer *progress;
@end

@implementation TRPlayer
- (void)play {
  [_progress invalidate];
  _progress = [NSTimer scheduledTimerWithTimeInterval:2 block:^{  // expect: missing_invalidate(warning), default_run_loop_mode(note)
    NSLog(@"playing");
  } repeats:YES];
}
@end
