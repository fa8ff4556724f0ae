#import <UIKit/UIKit.h>

/// The menu asks for no map: the one that is made at the launch is the only one.
@interface MapController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation MapController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:2 target:self selector:@selector(look) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)look {
  NSLog(@"look");
}

- (void)leave {
  [self.timer invalidate];
}

@end

/// The menu makes another tower whenever it is chosen.
@interface TowerController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TowerController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:2 target:self selector:@selector(strike) userInfo:nil repeats:YES];  // expect: target_retained(note)
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)strike {
  NSLog(@"strike");
}

- (void)leave {
  [self.timer invalidate];
}

@end

/// A method that loads what it is told makes another belfry.
@interface BelfryController : UIViewController
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation BelfryController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.timer = [NSTimer timerWithTimeInterval:2 target:self selector:@selector(ring) userInfo:nil repeats:YES];  // expect: target_retained(note)
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)ring {
  NSLog(@"ring");
}

- (void)leave {
  [self.timer invalidate];
}

@end

@interface MenuController : UITableViewController
@property (nonatomic, strong) MapController *map;
@property (nonatomic, strong) TowerController *tower;
@property (nonatomic, strong) BelfryController *belfry;
@property (nonatomic, copy) NSArray *identifiers;
@end

@implementation MenuController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.identifiers = @[ @"prices", @"clockTower" ];
}

- (UIViewController *)instantiateController:(NSString *)name {
  return [self.storyboard instantiateViewControllerWithIdentifier:name];
}

- (void)climb {
  [self.navigationController pushViewController:[self instantiateController:@"belfry"] animated:YES];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  NSString *identifier = [self.identifiers objectAtIndex:indexPath.row];
  UIViewController *next = [self.storyboard instantiateViewControllerWithIdentifier:identifier];
  [self.navigationController pushViewController:next animated:YES];
}

@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@property (nonatomic, strong) MenuController *menu;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.menu = (MenuController *)self.window.rootViewController;
  self.menu.map = [self.menu.storyboard instantiateViewControllerWithIdentifier:@"mapOfTheTown"];
  self.menu.tower = [self.menu.storyboard instantiateViewControllerWithIdentifier:@"clockTower"];
  self.menu.belfry = [self.menu.storyboard instantiateViewControllerWithIdentifier:@"belfry"];
  return YES;
}

- (void)applicationWillTerminate:(UIApplication *)application {
  [self.menu.map leave];
  [self.menu.tower leave];
  [self.menu.belfry leave];
}

@end
