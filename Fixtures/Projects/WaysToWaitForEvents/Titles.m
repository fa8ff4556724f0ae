#import <AppKit/AppKit.h>

/// It shows the title of what others have opened, whenever that is another one.
@interface TitleController : NSViewController
@end

@implementation TitleController {
  NSTimer *_timer;
  NSTextField *_label;
  NSString *_lastTitle;
  NSUInteger _previous;
}

- (void)viewWillAppear {
  [_timer invalidate];
  _timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(look) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear {
  [_timer invalidate];
  _timer = nil;
}

- (void)look {
  NSString *title = [[[NSWorkspace sharedWorkspace] frontmostApplication] localizedName];
  if ([title isEqualToString:_lastTitle]) return;
  _lastTitle = title;
  _label.stringValue = title;
}

@end

/// The bits of the buttons that have just been pressed.
@interface PadController : NSViewController
@end

@implementation PadController {
  NSTimer *_timer;
  NSTextField *_label;
  NSUInteger _previous;
}

- (void)viewWillAppear {
  [_timer invalidate];
  _timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(look) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear {
  [_timer invalidate];
  _timer = nil;
}

- (void)look {
  NSUInteger buttons = [NSEvent pressedMouseButtons];
  NSUInteger pressed = buttons & ~_previous;
  _previous = buttons;
  if (pressed & 2) _label.doubleValue = _label.doubleValue + 1;
}

@end
