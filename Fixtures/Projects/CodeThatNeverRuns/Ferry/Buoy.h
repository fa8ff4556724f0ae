#import <Foundation/Foundation.h>

@interface Buoy : NSObject

- (void)blink;

@end
