#import <UIKit/UIKit.h>

// The superclass has the table; a method of the data source has its name.
@interface LevelsViewController : UITableViewController {
    NSTimer *_timer;
}
@end

@implementation LevelsViewController

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    [_timer invalidate];
    _timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(refresh:) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [_timer invalidate];
}

- (void)refresh:(NSTimer *)timer {
    [[self tableView] reloadData];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"level"];
    cell.textLabel.text = @"level";
    return cell;
}

@end
