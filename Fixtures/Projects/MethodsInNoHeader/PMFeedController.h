#import <UIKit/UIKit.h>

@interface PMFeedController : UIViewController <PVSheetDelegate>
@end
