#import <Foundation/Foundation.h>

@interface Hud : NSObject

@property (assign) float graceTime;
@property (assign) float showTime;
@property (nonatomic, strong) NSTimer *graceTimer;
@property (nonatomic, strong) NSTimer *showTimer;

- (void)show;

@end
