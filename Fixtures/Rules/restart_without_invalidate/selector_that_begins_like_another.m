#import <AppKit/AppKit.h>

/// 'arrange' is not 'arrangeForNewFilm:', which starts the timer: closing a film ends it for good.
@interface Projector : NSObject {
  NSString *_film;
  NSTimer *_clock;
}
- (void)arrange;
@end

@implementation Projector

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
    [self arrange];
  }
}

- (void)arrange {
  NSLog(@"%@", _film);
}

- (void)arrangeForNewFilm:(NSString *)film {
  _clock = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { NSLog(@"tick"); }];
  [[NSRunLoop mainRunLoop] addTimer:_clock forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
  [_clock invalidate];
}

@end
