#import <UIKit/UIKit.h>

/// Each fire shows the next card; that the count has an end is no check.
@interface CardTableController : UITableViewController
@property (nonatomic, strong) NSArray<UIImageView *> *cards;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation CardTableController {
    int count;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.5 target:self selector:@selector(deal) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
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
}

@end

/// The label's class is a library's, whose sources are not here.
@interface PriceController : UITableViewController
@property (nonatomic, strong) ACMEAttributedLabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation PriceController {
    int seconds;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)count
{
    seconds++;
    self.left.text = [NSString stringWithFormat:@"%d", seconds];
}

@end
