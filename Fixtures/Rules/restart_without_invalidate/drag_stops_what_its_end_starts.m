#import <UIKit/UIKit.h>

/// The end of a drag always comes after its beginning, which stops what `play` started.
@interface Carousel : UIView <UIScrollViewDelegate>
@property(nonatomic, strong) UIScrollView *pages;
- (void)play;
- (void)reset;
@end

@interface Carousel ()
@property(nonatomic, weak) NSTimer *turns;
@property(nonatomic) BOOL plays;
@end

@implementation Carousel

- (void)play {
  self.plays = YES;
  [self startTurns];
}

- (void)reset {
  self.plays = NO;
  [self endTurns];
}

- (void)startTurns {
  __weak Carousel *carousel = self;
  NSTimer *timer = [NSTimer timerWithTimeInterval:3 repeats:YES block:^(NSTimer *timer) { [carousel turn]; }];
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  self.turns = timer;
}

- (void)endTurns {
  [self.turns invalidate];
  self.turns = nil;
}

- (void)turn {
  [self.pages setContentOffset:CGPointZero animated:YES];
}

- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView {
  if (self.plays) {
    [self endTurns];
  }
}

- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate {
  if (self.plays) {
    [self startTurns];
  }
}

- (void)willMoveToWindow:(UIWindow *)window {
  if (window == nil) {
    [self reset];
  }
}

@end

@interface CarouselBuilder : NSObject
@property(nonatomic, strong) Carousel *carousel;
@end

@implementation CarouselBuilder

- (void)build:(BOOL)plays {
  [self.carousel reset];
  if (plays) {
    [self.carousel play];
  }
}

@end
