#import <UIKit/UIKit.h>

@interface Scope : UIView
- (void)start;
@end

@implementation Scope {
    CADisplayLink *_link;
}

- (void)start {
    if (_link) return;
    _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(draw)];
    [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)draw {
    [self setNeedsDisplay];
}

- (void)dealloc {
    [_link invalidate];
}

@end

// Made at launch, kept, and the one screen that the window shows.
@interface RootScreen : UIViewController
@property (strong, nonatomic) Scope *scope;
@end

@implementation RootScreen

- (void)viewDidLoad {
    [super viewDidLoad];
    self.scope = [[Scope alloc] init];
    [self.scope start];
}

@end

@interface ScopeDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) RootScreen *screen;
@end

@implementation ScopeDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    self.screen = [[RootScreen alloc] init];
    self.window.rootViewController = self.screen;
    return YES;
}

@end
