#import <AppKit/AppKit.h>

/// Each screen of this kind is set up once, before anybody starts a timer.
@interface Deck : NSViewController
@end

@implementation Deck {
  NSTimer *_pause;
}

- (void)awakeFromNib {
  [self setCommonValues];
}

- (void)setCommonValues {
  [self setFirstValues];
}

- (void)setFirstValues {
  _pause = nil;
}

- (IBAction)play:(id)sender {
  [_pause invalidate];
  _pause = [NSTimer scheduledTimerWithTimeInterval:120 repeats:YES block:^(NSTimer *timer) { NSLog(@"turn"); }];  // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear {
  [super viewWillDisappear];
  [_pause invalidate];
}

@end
