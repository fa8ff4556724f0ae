#import <Cocoa/Cocoa.h>

@interface Ledger : NSObject
- (void)keep;
@end

@interface Harbormaster : NSObject {
  Ledger *_ledger;
}
@end

@interface Porter : NSObject {
  Ledger *_load;
  NSTimer *_rounds;
}
@end

@interface TideGauge : NSView
@end

@interface Gazette : NSObject
+ (void)openAll;
+ (void)closeAll;
@end
