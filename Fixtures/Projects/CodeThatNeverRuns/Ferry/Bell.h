#import <Foundation/Foundation.h>

@interface Bell : NSObject

- (void)ring;
- (void)clean;

@end
