#import <UIKit/UIKit.h>

@interface BDToolbar : UIView
+ (instancetype)toolbar;
@end

@interface BDChip : UIView
@end

@interface BDTicket : UIView
+ (instancetype)ticket;
@end
