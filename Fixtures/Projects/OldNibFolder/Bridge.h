#import <Foundation/Foundation.h>

@interface Watch : NSObject
- (void)begin;
@end

@interface Lookout : NSObject
- (void)begin;
@end

@interface Bridge : NSObject {
  Watch *_watch;
  Lookout *_lookout;
}
- (IBAction)ring:(id)sender;
@end
