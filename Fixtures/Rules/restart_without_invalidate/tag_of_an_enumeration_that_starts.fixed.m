#import <UIKit/UIKit.h>

@interface Channel : UIView
@end

@implementation Channel {
  NSTimer *_timer;
}

enum {
  TagGreeting = 0,
  TagText = 1
};

- (void)layoutSubviews {
  [super layoutSubviews];
  [self write:TagGreeting];
}

- (void)write:(long)tag {
  if (tag == TagGreeting) {
    [_timer invalidate];
    _timer = [NSTimer timerWithTimeInterval:60
                                     target:self.class
                                   selector:@selector(ping)
                                   userInfo:nil
                                    repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
}

+ (void)ping {
}

- (void)dealloc {
  [_timer invalidate];
}

@end
