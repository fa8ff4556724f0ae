#import <UIKit/UIKit.h>

@interface PhoneController : UIViewController
- (void)ring;
@end

@interface LateController : UIViewController
- (void)ring;
@end
