#import <Foundation/Foundation.h>

#define RETURN_IF_GONE(object) if (!(object)) return

@interface Player : NSObject {
  NSInteger _count;
  BOOL _isPlaying;
}
@end

@implementation Player

- (void)play {
  __weak typeof(self) weakSelf = self;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    __strong typeof(self) strongSelf = weakSelf;
    RETURN_IF_GONE(strongSelf);
    strongSelf->_count += 1;
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    __strong typeof(self) strongSelf = weakSelf;
    if (strongSelf && strongSelf->_isPlaying) {
      strongSelf->_count += 1;
    }
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    __strong typeof(self) strongSelf = weakSelf;
    NSInteger count = strongSelf ? strongSelf->_count : 0;
    while (strongSelf && count > 0) {
      count -= 1;
    }
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    if (weakSelf != nil) {
      __strong typeof(self) strongSelf = weakSelf;
      strongSelf->_count += 1;
    }
  });
}

@end
