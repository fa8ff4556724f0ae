#import <Cocoa/Cocoa.h>

@interface Player : NSObject
- (void)start;
@end

@implementation Player {
  int _frames;
}

- (void)start {
  NSTimer *timer = [NSTimer timerWithTimeInterval:20 target:self selector:@selector(show) userInfo:nil repeats:YES];  // expect: target_retained, missing_invalidate
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)show {
  _frames++;
}

@end

@interface AppDelegate : NSObject <NSApplicationDelegate>
@end

@implementation AppDelegate {
  NSMutableDictionary<NSString *, Player *> *_players;
}

- (Player *)playerNamed:(NSString *)name {
  if (_players[name]) {
    return _players[name];
  }
  Player *player = [[Player alloc] init];
  _players[name] = player;
  [player start];
  return player;
}

- (void)removePlayerNamed:(NSString *)name {
  [_players removeObjectForKey:name];
}

@end
