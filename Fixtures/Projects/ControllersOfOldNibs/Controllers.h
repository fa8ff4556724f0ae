#import <UIKit/UIKit.h>

@interface RatesController : UIViewController
@end

@interface NewsController : UIViewController
@end

@interface OddsController : UIViewController
@end

@interface OddsView : UIView
@end
