#import <UIKit/UIKit.h>

@class Buoy;

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (nonatomic, strong) UIWindow *window;

- (Buoy *)oldBuoy;

@end
