#import "MixedLanguages-Swift.h"

@implementation TLBeacon (Stopping)

- (void)stopBlinking {
  [self.blinkTimer invalidate];
  self.blinkTimer = nil;
}

@end
