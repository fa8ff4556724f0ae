#import <Cocoa/Cocoa.h>

@interface Deck : NSObject
@end
