#import <UIKit/UIKit.h>

/// Its code switches the table off, and the collection beside it scrolls.
@interface TSBoardController : UIViewController <UITableViewDelegate>
@property(nonatomic, weak) IBOutlet UITableView *tableView;
@property(nonatomic) UIView *line;
@property(nonatomic) NSTimer *timer;
@end

@implementation TSBoardController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.tableView.scrollEnabled = NO;
  self.tableView.delegate = self;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.timer invalidate];
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(move) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(warning)
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

- (void)move {
  self.line.center = CGPointMake(self.line.center.x, self.line.center.y + 1);
}
@end
