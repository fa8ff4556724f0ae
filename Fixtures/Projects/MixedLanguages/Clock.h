#import <UIKit/UIKit.h>

@interface Clock : UIView

@property (nonatomic, strong) NSTimer *tickTimer;
@property (nonatomic, strong) NSTimer *blinkTimer;

- (void)startTicking;
- (void)startBlinking;

@end
