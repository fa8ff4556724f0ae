#import <Foundation/Foundation.h>

@interface Watch : NSObject
- (void)begin;
@end

@interface Lookout : NSObject
- (void)begin;
@end

@interface Signal : NSObject
- (void)ringIn:(NSTimeInterval)interval;
@end

@interface Bridge : NSObject {
  Watch *_watch;
  Signal *_signal;
  Lookout *_lookout;
}
- (IBAction)ring:(id)sender;
@end
