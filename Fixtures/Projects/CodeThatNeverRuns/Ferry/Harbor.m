#import "Harbor.h"
#import "Bell.h"
#import "Hud.h"
#import "Ferry-Swift.h"

@interface Harbor ()

@property (nonatomic) BOOL isListening;
@property (nonatomic, strong) Bell *bell;
@property (nonatomic, strong) Hud *hud;
@property (nonatomic, strong) dispatch_queue_t queue;

@end

@implementation Harbor

- (void)viewDidLoad {
  [super viewDidLoad];
  self.bell = [[Bell alloc] init];
  self.hud = [[Hud alloc] init];
  self.queue = dispatch_queue_create("harbor", DISPATCH_QUEUE_SERIAL);
  [self.bell ring];
  [self open];
  [self addChildViewController:[[Board alloc] init]];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.bell clean];
}

- (void)open {
  [self.hud setShowTime:2];
  dispatch_async(self.queue, ^{
    [self.hud show];
    if (self.isListening) {
      [self listen];
    } else {
      self.isListening = NO;
    }
  });
}

- (void)listen {
  [self.bell clean];
}

- (IBAction)toggleListening:(UIButton *)sender {
  self.isListening = YES;
}

@end
