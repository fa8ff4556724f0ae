#import <Foundation/Foundation.h>

@interface Sluice : NSObject

@property (nonatomic, assign) BOOL isMeasured;

@end
