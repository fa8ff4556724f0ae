#import <UIKit/UIKit.h>

@interface Shimmer : UILabel
- (void)startAnimating;
- (void)startOnce;
@end
