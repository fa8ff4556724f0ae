#import <UIKit/UIKit.h>

@interface CKOCodeCell : UITableViewCell
@property(nonatomic) UIButton *button;
@end

@implementation CKOCodeCell
@end

/// Its table scrolls, and the cell with it.
@interface CKOrderController : UIViewController <UITableViewDataSource>
@property(nonatomic) CKOCodeCell *codeCell;
@property(nonatomic) NSInteger seconds;
@property(nonatomic) NSTimer *timer;
@end

@implementation CKOrderController
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return 1;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  return self.codeCell;
}

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.timer invalidate];
  self.seconds = 60;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(warning)
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.timer invalidate];
}

- (void)count {
  self.seconds -= 1;
  [self.codeCell.button setTitle:[NSString stringWithFormat:@"%ld", (long)self.seconds] forState:UIControlStateDisabled];
}
@end
