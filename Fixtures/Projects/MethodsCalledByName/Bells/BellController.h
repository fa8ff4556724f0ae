#import <UIKit/UIKit.h>

@interface BellController : UIViewController
@end
