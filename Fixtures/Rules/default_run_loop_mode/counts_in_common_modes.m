#import <UIKit/UIKit.h>

@interface CardTableController : UITableViewController
@property (nonatomic, strong) NSArray<UIImageView *> *cards;
@property (nonatomic, strong) ACMEAttributedLabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation CardTableController {
    int count;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer timerWithTimeInterval:0.5 target:self selector:@selector(deal) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)deal
{
    if (count > self.cards.count - 1) {
        [self.timer invalidate];
        self.timer = nil;
        return;
    }
    UIImageView *card = self.cards[count];
    card.hidden = NO;
    count++;
    self.left.text = [NSString stringWithFormat:@"%d", count];
}

@end
