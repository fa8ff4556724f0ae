#import <AppKit/AppKit.h>

/// Closing a film ends the timer and starts the next one.
@interface Gallery : NSObject {
  NSString *_film;
  NSTimer *_clock;
}
- (void)arrange;
@end

@implementation Gallery

- (void)application:(NSApplication *)app openFiles:(NSArray *)names {
  [self openFilm:names[0]];
}

- (void)openFilm:(NSString *)film {
  [self closeFilm];
  _film = film;
  [self arrangeForNewFilm:film];
}

- (void)closeFilm {
  if (_film) {
    [_clock invalidate];
    _film = nil;
    [self arrangeForNewFilm:@"pause"];
  }
}

- (void)arrange {
  NSLog(@"%@", _film);
}

- (void)arrangeForNewFilm:(NSString *)film {
  [_clock invalidate];
  _clock = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { NSLog(@"tick"); }];
  [[NSRunLoop mainRunLoop] addTimer:_clock forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_clock invalidate];
}

@end
