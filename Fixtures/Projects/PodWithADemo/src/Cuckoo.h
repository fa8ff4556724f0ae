#import <Foundation/Foundation.h>

/// Whoever makes one adds its timer to a run loop.
@interface Cuckoo : NSObject
@property (nonatomic, strong, readonly) NSTimer *timer;
+ (instancetype)cuckooWithInterval:(NSTimeInterval)interval;
@end

/// Only the class itself has its instance variable.
@interface Gong : NSObject {
  NSTimer *_stroke;
}
- (void)strike;
@end
