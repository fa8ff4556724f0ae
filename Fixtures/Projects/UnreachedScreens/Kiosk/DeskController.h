#import <UIKit/UIKit.h>

@interface DeskController : UIViewController
@end
