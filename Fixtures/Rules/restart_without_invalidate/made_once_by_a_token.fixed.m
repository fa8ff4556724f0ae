#import <UIKit/UIKit.h>

/// The token belongs to the object, which makes its link once.
@interface Strip : UIView
- (void)show:(NSArray *)frames;
@end

@interface Weakly : NSProxy
+ (instancetype)weakly:(id)target;
@end

@implementation Strip {
  CADisplayLink *_link;
  NSTimer *_pause;
  dispatch_once_t _once;
}

- (void)show:(NSArray *)frames {
  dispatch_once(&_once, ^{
    self->_link = [CADisplayLink displayLinkWithTarget:[Weakly weakly:self] selector:@selector(step:)];
    [self->_link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
  });
  [_pause invalidate];
  _pause = [NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) { NSLog(@"pause"); }];
  [[NSRunLoop mainRunLoop] addTimer:_pause forMode:NSRunLoopCommonModes];
  _link.paused = NO;
}

- (IBAction)play:(id)sender {
  [self show:@[]];
}

- (IBAction)playBackwards:(id)sender {
  [self show:@[ @1 ]];
}

- (void)step:(CADisplayLink *)link {
  NSLog(@"step");
}

- (void)dealloc {
  [_link invalidate];
  [_pause invalidate];
}

@end
