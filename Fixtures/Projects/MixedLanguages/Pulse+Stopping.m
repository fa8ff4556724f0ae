#import "MixedLanguages-Swift.h"

@implementation Pulse (Stopping)

- (void)stopBeating {
  [self.beatTimer invalidate];
  self.beatTimer = nil;
}

@end
