#import <UIKit/UIKit.h>

NSString *const StandingMode = NSDefaultRunLoopMode;

/// Whoever sets no mode gets the default one, and nobody here sets any.
@interface FilmView : UIScrollView
@property (nonatomic, copy) NSString *mode;
@end

@implementation FilmView {
  CADisplayLink *_link;
  NSString *_mode;
  UIImageView *_picture;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _mode = StandingMode;
    _picture = [[UIImageView alloc] initWithFrame:frame];
    [self addSubview:_picture];
  }
  return self;
}

- (NSString *)mode {
  return _mode;
}

- (void)setMode:(NSString *)mode {
  if (mode == nil) mode = StandingMode;
  if (_link != nil) {
    [_link removeFromRunLoop:[NSRunLoop mainRunLoop] forMode:_mode];
    [_link addToRunLoop:[NSRunLoop mainRunLoop] forMode:mode];
  }
  _mode = mode;
}

- (void)willMoveToWindow:(UIWindow *)window {
  [super willMoveToWindow:window];
  [_link invalidate];
  _link = nil;
  if (window == nil) return;
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn:)];
  [_link addToRunLoop:[NSRunLoop mainRunLoop] forMode:_mode];  // expect: default_run_loop_mode
}

- (void)turn:(CADisplayLink *)link {
  _picture.alpha = fmod(link.timestamp, 1);
}

@end
