#import <Foundation/Foundation.h>

/// Whoever makes one starts it at once, and stops it at most after that.
@interface Pulse : NSObject
- (instancetype)initOnQueue:(dispatch_queue_t)queue;
- (void)every:(double)seconds do:(dispatch_block_t)block;
- (void)start;
- (void)stop;
@end

/// The only start is the factory's.
@interface Ticker : NSObject
+ (instancetype)tickerWithBlock:(dispatch_block_t)block;
- (void)start;
- (void)stop;
@end

/// Its user starts it whenever asked to.
@interface Drum : NSObject
- (void)start;
- (void)stop;
@end
