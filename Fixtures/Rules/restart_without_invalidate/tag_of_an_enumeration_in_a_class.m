#import <UIKit/UIKit.h>

/// The messages carry the tag with which nothing starts.
@interface Socket : UIView
@end

@implementation Socket {
  NSTimer *_timer;
}

enum {
  TagHandshake = 0,
  TagMessage = 1
};

- (void)layoutSubviews {
  [super layoutSubviews];
  [self write:TagMessage];
}

- (void)write:(long)tag {
  [self didWrite:tag];
}

- (void)didWrite:(long)tag {
  if (tag == TagHandshake) {
    _timer = [NSTimer timerWithTimeInterval:60 target:self.class selector:@selector(ping) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
}

+ (void)ping {
}

- (void)dealloc {
  [_timer invalidate];
}

@end
