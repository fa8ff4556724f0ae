#import <Foundation/Foundation.h>

@interface Clipboard : NSObject
@property (nonatomic) BOOL wasCopied;
@property (nonatomic) NSInteger copies;
@end

@implementation Clipboard

- (void)copyText {
  self.wasCopied = YES;
  __weak typeof(self) weakSelf = self;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{  // expect: stale_delayed_reset
    weakSelf.wasCopied = NO;
  });
}

- (void)copyTextUnlessCopied {
  if (self.wasCopied) return;
  self.wasCopied = YES;
  __weak typeof(self) weakSelf = self;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    weakSelf.wasCopied = NO;
  });
}

@end
