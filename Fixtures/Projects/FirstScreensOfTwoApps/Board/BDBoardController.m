#import "BDViews.h"

/// The one screen of its app. The other app replaces its first screen, which is nothing to this one.
@interface BDBoardController : UIViewController
@property(weak, nonatomic) BDToolbar *toolbar;
@property(weak, nonatomic) BDTicket *ticket;
@property(nonatomic) NSTimer *timer;
@end

@implementation BDBoardController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.toolbar = [BDToolbar toolbar];
  [self.view addSubview:self.toolbar];
  UINib *chips = [UINib nibWithNibName:@"BDChip" bundle:nil];
  for (NSInteger index = 0; index < 3; index++) {
    [self.view addSubview:[[chips instantiateWithOwner:nil options:nil] firstObject]];
  }
  UIView *first = [[[NSBundle mainBundle] loadNibNamed:@"BDChip" owner:nil options:nil] firstObject];
  [self.view addSubview:first];
  self.timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(save) userInfo:nil repeats:YES];
  [NSRunLoop.mainRunLoop addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self.ticket removeFromSuperview];
  BDTicket *ticket = [BDTicket ticket];
  [self.view addSubview:ticket];
  self.ticket = ticket;
}

- (void)save {
  NSLog(@"saved");
}
@end
