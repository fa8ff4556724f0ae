#import <UIKit/UIKit.h>

@interface Player : UIViewController
@end

@implementation Player {
  NSTimer *noteTimer;
  NSTimer *sliderTimer;
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [noteTimer invalidate];
  noteTimer = nil;
  [sliderTimer invalidate];
  sliderTimer = nil;
}

- (IBAction)play:(id)sender {
  if (noteTimer) return;
  noteTimer = [NSTimer timerWithTimeInterval:3 target:self.class selector:@selector(playNote) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:noteTimer forMode:NSRunLoopCommonModes];
  sliderTimer = [NSTimer timerWithTimeInterval:1 target:self.class selector:@selector(slide) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:sliderTimer forMode:NSRunLoopCommonModes];
}

- (IBAction)stop:(id)sender {
  noteTimer = nil; // expect: missing_invalidate(warning)
  [sliderTimer invalidate];
  sliderTimer = nil;
}

+ (void)playNote {
}

+ (void)slide {
}

@end
