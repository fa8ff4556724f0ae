#import <UIKit/UIKit.h>

@interface LanternController : UIViewController
@end

/// The setter is a method of the class alone: each disappearance stops what the appearance started.
@implementation LanternController {
  NSTimer *_flicker;
  UILabel *_label;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self setFlickering:YES];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self setFlickering:NO];
}

- (void)setFlickering:(BOOL)flickering {
  if (flickering) {
    _flicker = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(flicker) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_flicker forMode:NSRunLoopCommonModes];
  } else {
    [_flicker invalidate];
    _flicker = nil;
  }
}

- (void)flicker {
  _label.text = @"!";
}

@end
