#import <UIKit/UIKit.h>

/// The delegate makes one where it has none, and keeps it for good.
@interface GameController : UIViewController
@property(nonatomic, strong) NSTimer *timer;
@end

@implementation GameController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(save) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)save {
  NSLog(@"saved");
}
@end

/// A new one each time.
@interface ScoresController : UIViewController
@property(nonatomic, strong) NSTimer *timer;
@end

@implementation ScoresController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(load) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)load {
  NSLog(@"loaded");
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic, strong) UIWindow *window;
@property(nonatomic, strong) GameController *game;
@property(nonatomic, strong) ScoresController *scores;
+ (AppDelegate *)sharedInstance;
@end

@implementation AppDelegate
+ (AppDelegate *)sharedInstance {
  return (AppDelegate *)[[UIApplication sharedApplication] delegate];
}

- (void)play:(NSString *)title {
  if (!self.game) {
    UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    GameController *made = (GameController *)[board instantiateViewControllerWithIdentifier:@"game"];
    made.title = title;
    [AppDelegate sharedInstance].game = made;
    [self.window.rootViewController presentViewController:made animated:YES completion:nil];
  } else {
    self.game.title = title;
  }
}

- (void)showScores {
  UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
  self.scores = [board instantiateViewControllerWithIdentifier:@"scores"];
  [self.window.rootViewController presentViewController:self.scores animated:YES completion:nil];
}
@end
