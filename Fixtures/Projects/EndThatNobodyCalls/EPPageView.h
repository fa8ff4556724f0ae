#import <UIKit/UIKit.h>

@interface EPPageView : UIView
- (void)startPlay;
- (void)endPlay;
@end

@interface EPReelView : UIView
- (void)startPlay;
- (void)endPlay;
@end
