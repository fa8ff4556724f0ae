#import <Cocoa/Cocoa.h>

@interface Credits : NSView {
  IBOutlet NSTextView *text;
  IBOutlet NSScrollView *frame;
  CGFloat position;
}
@property (retain) NSTimer *roller;
@end

@implementation Credits

- (void)viewDidMoveToWindow {
  [self.roller invalidate];
  self.roller = nil;
  if (!self.window) return;
  self.roller = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(roll:) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)roll:(NSTimer *)roller {
  position += 1;
  [[frame animator] setAlphaValue:position > 400 ? 0 : 1];
  [text scrollPoint:NSMakePoint(0, position)];
}

@end
