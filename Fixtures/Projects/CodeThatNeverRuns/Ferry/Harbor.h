#import <UIKit/UIKit.h>

@interface Harbor : UIViewController

- (void)open;

@end
