#import <Foundation/Foundation.h>

@interface Once : NSObject
+ (void)wait;
@end
