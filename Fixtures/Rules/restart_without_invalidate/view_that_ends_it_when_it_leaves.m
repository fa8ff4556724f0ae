#import <UIKit/UIKit.h>

@interface Ticker : UIView
- (void)run;
@end

// Who is taken out of its superview stops.
@implementation Ticker {
    NSTimer *_timer;
}

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) [self run];
    return self;
}

- (void)run {
    _timer = [NSTimer timerWithTimeInterval:0.1 target:self selector:@selector(step) userInfo:nil repeats:YES]; // expect: target_retained(note)
    [NSRunLoop.mainRunLoop addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)didMoveToSuperview {
    if (!self.superview) {
        [_timer invalidate];
        _timer = nil;
    }
}

- (void)step {
    [self setNeedsDisplay];
}

@end

@interface TickerCell : UITableViewCell
@property (strong, nonatomic) Ticker *ticker;
@end

@implementation TickerCell

- (void)layoutSubviews {
    [super layoutSubviews];
    [self.ticker removeFromSuperview];
    self.ticker = [[Ticker alloc] initWithFrame:self.bounds];
    [self addSubview:self.ticker];
}

@end
