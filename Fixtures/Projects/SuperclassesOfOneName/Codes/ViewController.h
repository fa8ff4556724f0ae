#import <UIKit/UIKit.h>

@interface ViewController : UIViewController
@end

@interface CodeController : ViewController
@end
