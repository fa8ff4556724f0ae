#import <UIKit/UIKit.h>

@interface FadingViewController : UIViewController
@property (nonatomic, strong) NSTimer *seekTimer;
@property (nonatomic, strong) NSTimer *fadeTimer;
@property (nonatomic) float volumeBefore;
@property (nonatomic) NSInteger step;
@end

@implementation FadingViewController

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.seekTimer invalidate];
  [self.fadeTimer invalidate];
}

/// Each slide postpones the seek; two seeks in a row start two fades.
- (IBAction)slide:(UISlider *)sender {
  [self.seekTimer invalidate];
  self.seekTimer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(seek) userInfo:nil repeats:NO];
  [[NSRunLoop mainRunLoop] addTimer:self.seekTimer forMode:NSRunLoopCommonModes];
}

/// What is asked here was stored just before, and tells nothing of an older fade.
- (void)seek {
  self.volumeBefore = 1;
  if (self.volumeBefore > 0) {
    self.fadeTimer = [NSTimer timerWithTimeInterval:0.5 target:self selector:@selector(fade) userInfo:nil repeats:YES];  // expect: restart_without_invalidate, target_retained(note)
    [[NSRunLoop mainRunLoop] addTimer:self.fadeTimer forMode:NSRunLoopCommonModes];
  }
}

- (void)fade {
  self.step += 1;
  if (self.step > 5) {
    [self.fadeTimer invalidate];
    self.fadeTimer = nil;
  }
}

@end
