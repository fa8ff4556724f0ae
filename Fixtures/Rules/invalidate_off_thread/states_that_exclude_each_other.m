#import <UIKit/UIKit.h>

@interface Player : NSObject
@property (nonatomic, strong) NSObject *item;
@end

@implementation Player {
  NSTimer *_progress;
}

- (void)start {
  if (self.item) {
    dispatch_async(dispatch_get_main_queue(), ^{
      __weak typeof(self) weakSelf = self;
      self->_progress = [NSTimer timerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) { [weakSelf report]; }];
      [[NSRunLoop mainRunLoop] addTimer:self->_progress forMode:NSRunLoopCommonModes];
    });
    return;
  }
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self finish];
  });
}

- (void)finish {
  if (self.item && _progress != nil) {
    [_progress invalidate];
  }
}

- (void)report {}

@end
