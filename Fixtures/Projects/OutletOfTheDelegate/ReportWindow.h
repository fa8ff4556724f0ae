#import <Cocoa/Cocoa.h>

@interface ReportWindow : NSWindow
@end
