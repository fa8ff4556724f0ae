#import <UIKit/UIKit.h>

@interface FormView : UIView <UITableViewDataSource>
@property (nonatomic, strong) UITableView *fields;
@property (nonatomic, strong) UILabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation FormView {
    int seconds;
}

- (void)willMoveToWindow:(UIWindow *)window
{
    [super willMoveToWindow:window];
    [self.timer invalidate];
    if (window == nil) return;
    self.fields = [[UITableView alloc] init];
    self.fields.scrollEnabled = NO;
    [self addSubview:self.fields];
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)count
{
    seconds++;
    self.left.text = [NSString stringWithFormat:@"%d", seconds];
}

@end
