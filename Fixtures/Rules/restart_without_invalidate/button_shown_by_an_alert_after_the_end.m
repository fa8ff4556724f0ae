#import <UIKit/UIKit.h>

/// The start hides the button; the alert that shows it again is made after the end. The whole game is transparent
/// until the first start.
@interface Game : UIViewController
@property(nonatomic, weak) IBOutlet UIView *field;
@property(nonatomic, weak) IBOutlet UIButton *again;
@property(nonatomic, weak) IBOutlet UILabel *label;
@property(nonatomic, strong) NSTimer *timer;
@property(nonatomic) NSInteger left;
@end

@implementation Game

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.again addTarget:self action:@selector(playAgain:) forControlEvents:UIControlEventTouchUpInside];
  dispatch_async(dispatch_get_main_queue(), ^{
    [UIView animateWithDuration:0.2 animations:^{ self.field.alpha = 1; }];
    [self startGame];
  });
}

- (IBAction)playAgain:(id)sender {
  [self startGame];
}

- (void)startGame {
  self.again.hidden = YES;
  self.left = 10;
  __weak Game *game = self;
  self.timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [game count]; }];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)count {
  self.left--;
  self.label.text = [NSString stringWithFormat:@"%ld", (long)self.left];
  if (self.left == 0) {
    [self endGame];
  }
}

- (void)endGame {
  [self.timer invalidate];
  self.timer = nil;
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Over" message:nil preferredStyle:UIAlertControllerStyleAlert];
  [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleCancel handler:^(UIAlertAction *action) {
    self.again.hidden = NO;
  }]];
  [self presentViewController:alert animated:YES completion:nil];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [self.timer invalidate];
}

@end
