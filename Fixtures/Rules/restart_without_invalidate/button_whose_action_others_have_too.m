#import <UIKit/UIKit.h>

@interface CodeButton : UIButton
@end

@implementation CodeButton {
    NSTimer *_second;
    NSInteger _left;
}

- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        [self addTarget:self action:@selector(click:) forControlEvents:UIControlEventTouchUpInside];
    }
    return self;
}

// Nobody can touch it again before the end.
- (void)click:(UIButton *)button {
    self.userInteractionEnabled = NO;
    _left = 60;
    _second = [NSTimer timerWithTimeInterval:1 target:self.class selector:@selector(count) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:_second forMode:NSRunLoopCommonModes];
}

- (void)count {
    _left -= 1;
    if (_left == 0) [self stop];
}

- (void)stop {
    self.userInteractionEnabled = YES;
    [_second invalidate];
}

@end

// Sends a method of this name to whoever shows it.
@interface MenuView : UIView
@property (nonatomic, weak) id delegate;
@end

@implementation MenuView

- (void)addItem {
    UIButton *item = [UIButton buttonWithType:UIButtonTypeCustom];
    [item addTarget:self.delegate action:@selector(click:) forControlEvents:UIControlEventTouchUpInside];
    [self addSubview:item];
}

@end
