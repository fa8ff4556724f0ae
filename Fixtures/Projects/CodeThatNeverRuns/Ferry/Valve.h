#import <Foundation/Foundation.h>

@interface Valve : NSObject

@property (nonatomic, assign) BOOL isMeasured;

@end
