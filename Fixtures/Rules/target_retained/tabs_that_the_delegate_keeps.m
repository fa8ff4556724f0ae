#import <UIKit/UIKit.h>

@interface RatesController : UITableViewController
@end

@implementation RatesController {
  NSTimer *_timer;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  [self.tableView reloadData];
}

@end

@interface NewsController : UITableViewController
@end

@implementation NewsController {
  NSTimer *_timer;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  [self.tableView reloadData];
}

@end

@interface OddsController : UITableViewController
@end

@implementation OddsController {
  NSTimer *_timer;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  [self.tableView reloadData];
}

@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) IBOutlet UIWindow *window;
@property (nonatomic, strong) IBOutlet UITabBarController *tabs;
@property (nonatomic, strong) NewsController *news;
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  [self fillTabs];
  [self.window addSubview:self.tabs.view];
  [self.window makeKeyAndVisible];
  return YES;
}

// The tabs stay as they are made here.
- (void)fillTabs {
  NSMutableArray *screens = [[NSMutableArray alloc] init];
  RatesController *rates = [[RatesController alloc] init];
  [screens addObject:[[UINavigationController alloc] initWithRootViewController:rates]];
  self.news = (NewsController *)[Stacks add:[[NewsController alloc] init] title:@"News" to:screens];
  self.tabs.viewControllers = screens;
}

// The user opens and closes these.
- (void)showOdds {
  [self.tabs presentViewController:[[OddsController alloc] init] animated:YES completion:nil];
}

@end
