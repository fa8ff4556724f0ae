#import <Cocoa/Cocoa.h>

/// The application's controllers are made once, when the login that the launch asks for is done.
@interface IdleManager : NSObject
@end

@implementation IdleManager {
  NSTimer *_timer;
  int _rounds;
}

- (instancetype)init {
  if ((self = [super init])) {
    _timer = [NSTimer timerWithTimeInterval:30 target:self selector:@selector(check) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)check {
  _rounds++;
}

@end

@interface StatusController : NSObject {
  IdleManager *idleManager;
}
@end

@implementation StatusController

- (instancetype)init {
  if ((self = [super init])) {
    idleManager = [[IdleManager alloc] init];
  }
  return self;
}

@end

@protocol Login
- (void)askUserNotifying:(id)target selector:(SEL)selector;
@end

@interface LoginController : NSObject <Login>
@end

@implementation LoginController

- (void)askUserNotifying:(id)target selector:(SEL)selector {
  [target performSelector:selector withObject:nil afterDelay:0];
}

@end

@interface Application : NSObject {
  NSObject<Login> *loginController;
  NSObject *statusController;
}
@end

@implementation Application

- (void)applicationDidFinishLaunching:(NSNotification *)notification {
  loginController = [[LoginController alloc] init];
  [loginController askUserNotifying:self selector:@selector(completeLogin)];
}

- (void)completeLogin {
  statusController = [[StatusController alloc] init];
}

@end
