#import <UIKit/UIKit.h>

@interface CallController : UIViewController
@end

@interface MailController : UIViewController
@end
