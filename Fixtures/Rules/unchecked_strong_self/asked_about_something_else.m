#import <Foundation/Foundation.h>

@interface Player : NSObject {
  NSInteger _count;
  BOOL _isPlaying;
}
@property (nonatomic) NSInteger level;
@end

@implementation Player

- (void)playWith:(BOOL)loud {
  __weak typeof(self) weakSelf = self;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    __strong typeof(self) strongSelf = weakSelf;
    if (loud) {
      NSLog(@"loud");
    }
    NSLog(@"plays");
    strongSelf->_count += 1;  // expect: unchecked_strong_self
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    __strong typeof(self) strongSelf = weakSelf;
    if (loud && strongSelf->_isPlaying) {  // expect: unchecked_strong_self
      NSLog(@"loud");
    }
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    __strong typeof(self) strongSelf = weakSelf;
    NSInteger count = loud ? strongSelf->_count : 0;  // expect: unchecked_strong_self
    NSLog(@"%ld", (long)count);
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    __strong typeof(self) strongSelf = weakSelf;
    strongSelf.level += 1;
    __typeof(self) other = weakSelf;
    other.level = 0;
  });
}

@end
