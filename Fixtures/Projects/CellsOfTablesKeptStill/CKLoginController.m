#import <UIKit/UIKit.h>

@interface CKLCodeCell : UITableViewCell
@property(nonatomic) UIButton *button;
@end

@implementation CKLCodeCell
@end

/// Its only table is switched off in the xib: its cells move as little as it.
@interface CKLoginController : UIViewController <UITableViewDataSource>
@property(nonatomic) CKLCodeCell *codeCell;
@property(nonatomic) NSInteger seconds;
@property(nonatomic) NSTimer *timer;
@end

@implementation CKLoginController
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
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];  // expect: default_run_loop_mode(note)
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
