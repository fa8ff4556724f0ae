#import <Foundation/Foundation.h>

@interface NSTimer (PLBlocks)
+ (NSTimer *)pl_everySeconds:(NSTimeInterval)seconds run:(void (^)(void))block;
@end
