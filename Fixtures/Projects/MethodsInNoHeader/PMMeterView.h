#import <UIKit/UIKit.h>

@interface PMMeterView : UIView
/// For whoever has the view.
- (void)startPulsing;
@end
