#import <UIKit/UIKit.h>

@protocol ChargeDelegate <NSObject>
- (void)chargeDidChange;
@end

@interface Charge : NSObject
@property (nonatomic, weak) id<ChargeDelegate> delegate;
@property (nonatomic, strong) dispatch_source_t timer;
- (void)start;
@end

@implementation Charge

- (void)start {
  self.timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_queue_create("charge", NULL));
  dispatch_source_set_timer(self.timer, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  __weak typeof(self) weakSelf = self;
  dispatch_source_set_event_handler(self.timer, ^{
    [weakSelf.delegate chargeDidChange];
  });
  dispatch_resume(self.timer);
}

@end

@interface ChargeViewController : UIViewController <ChargeDelegate>
@property (nonatomic, strong) Charge *charge;
@property (nonatomic, strong) UILabel *label;
@end

@implementation ChargeViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.charge = [[Charge alloc] init];
  self.charge.delegate = self;
  [self.charge start];
}

- (void)chargeDidChange {
  self.label.text = @"changed";  // expect: ui_update_off_main(warning)
}

@end
