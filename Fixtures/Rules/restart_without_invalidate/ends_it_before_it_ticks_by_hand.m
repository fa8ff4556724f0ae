#import <UIKit/UIKit.h>

@interface CountdownCell : UITableViewCell
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger left;
- (void)showSeconds:(NSInteger)seconds;
@end

@implementation CountdownCell

- (void)showSeconds:(NSInteger)seconds {
  [self stop];
  self.left = seconds;
  [self tick];
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];  // expect: target_retained(note)
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)tick {
  self.left -= 1;
  if (self.left <= 0) {
    [self stop];
  }
}

- (void)stop {
  [self.timer invalidate];
  self.timer = nil;
}

@end

@interface CountdownController : UITableViewController
@end

@implementation CountdownController

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  CountdownCell *cell = [tableView dequeueReusableCellWithIdentifier:@"countdown" forIndexPath:indexPath];
  [cell showSeconds:60];
  return cell;
}

@end
