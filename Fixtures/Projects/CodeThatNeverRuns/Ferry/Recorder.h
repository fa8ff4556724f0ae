#import <Foundation/Foundation.h>

@interface Recorder : NSObject

@property (nonatomic, assign) BOOL isFast;
@property (nonatomic, assign) BOOL isLoud;

- (void)record;

@end
