#import <Cocoa/Cocoa.h>

@interface Ending : NSView {
  IBOutlet NSTextView *text;
  CGFloat position;
}
@property (retain) NSTimer *roller;
@end

@implementation Ending

- (void)viewDidMoveToWindow {
  [self.roller invalidate];
  self.roller = nil;
  if (!self.window) return;
  self.roller = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(roll:) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.roller forMode:NSRunLoopCommonModes];
}

- (void)roll:(NSTimer *)roller {
  position += 1;
  [text scrollPoint:NSMakePoint(0, position)];
}

@end
