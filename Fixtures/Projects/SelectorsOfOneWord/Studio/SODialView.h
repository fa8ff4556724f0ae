#import <UIKit/UIKit.h>

@interface SODialView : UIView
- (void)start;
- (void)startWithFile:(NSString *)path;
- (void)again;
- (void)againWithFile:(NSString *)path;
@end
