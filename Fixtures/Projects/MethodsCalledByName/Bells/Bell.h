#import <UIKit/UIKit.h>

@interface Bell : NSObject
- (void)ring;
- (void)toll;
@end
