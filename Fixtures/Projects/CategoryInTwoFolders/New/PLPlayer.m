#import "NSTimer+PLBlocks.h"

/// Which of two categories makes the timer makes no difference: one fault, said once.
@interface PLPlayer : NSObject
@property (nonatomic, strong) NSTimer *feedback;
@end

@implementation PLPlayer

- (void)play {
  [self.feedback invalidate];
  self.feedback = [NSTimer pl_everySeconds:2 run:^{  // expect: missing_invalidate(warning)
    NSLog(@"playing");
  }];
}

@end
