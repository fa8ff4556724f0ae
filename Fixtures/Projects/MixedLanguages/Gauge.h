#import <UIKit/UIKit.h>

@interface Gauge : UIView

@property (nonatomic, strong) NSTimer *needleTimer;

- (void)startNeedle;
- (void)startOwn;
- (void)stopOwn;

@end
