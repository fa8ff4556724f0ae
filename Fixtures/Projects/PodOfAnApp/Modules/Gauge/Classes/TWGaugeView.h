#import <UIKit/UIKit.h>

@interface TWGaugeView : UIView
- (void)show;
- (void)showProgressOf:(NSArray *)items;
@end
