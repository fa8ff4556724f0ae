#import <Cocoa/Cocoa.h>

@interface GraphWindow : NSWindow
@end
