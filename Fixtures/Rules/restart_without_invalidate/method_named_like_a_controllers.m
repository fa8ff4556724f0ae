#import <UIKit/UIKit.h>

/// A plain object: its own code asks for the view once, and no framework does.
@interface Component : NSObject
@property(nonatomic, strong) NSTimer *timer;
@property(nonatomic, strong) UIView *view;
@end

@implementation Component
- (UIView *)shownView {
  if (!_view) {
    _view = [self loadView];
  }
  return _view;
}

- (UIView *)loadView {
  self.timer = [NSTimer timerWithTimeInterval:60 target:[Component class] selector:@selector(tick) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
  return [[UIView alloc] init];
}

+ (void)tick {
  NSLog(@"tick");
}

- (void)dealloc {
  [_timer invalidate];
}
@end
