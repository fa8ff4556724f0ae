#import <UIKit/UIKit.h>

@interface Archive : NSObject
@property (nonatomic, strong) NSTimer *delay;
- (void)save;
- (void)writeAll;
@end

@implementation Archive

- (void)saveSoon {
  if (self.delay) return;
  self.delay = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(delayIsOver:) userInfo:nil repeats:NO];
}

- (void)saveLater {
  [self performSelector:@selector(save) withObject:nil afterDelay:2];
}

- (void)delayIsOver:(NSTimer *)timer {
  [self writeAll];
}

- (void)save {
  [self writeAll];
}

- (void)writeAll {
}

@end
