#import <UIKit/UIKit.h>

@interface Station : NSObject
- (void)askWithSuccess:(void (^)(id answer))success failure:(void (^)(NSError *error))failure;
@end

@interface NewsController : UITableViewController
@property (nonatomic, strong) UILabel *headline;
@property (nonatomic, strong) Station *station;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation NewsController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer timerWithTimeInterval:2 target:self selector:@selector(ask) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)ask
{
    __weak NewsController *weakSelf = self;
    [self.station askWithSuccess:^(id answer) {
        weakSelf.headline.text = [answer description];
    } failure:^(NSError *error) {
        NSLog(@"%@", error);
    }];
}

@end
