#import <Cocoa/Cocoa.h>

@class GraphWindow, ReportWindow;

@interface AppDelegate : NSObject <NSApplicationDelegate>
/// Made by the main nib, which is not in the tree.
@property (strong) IBOutlet GraphWindow *graphWindow;
/// Shown anew for each report.
@property (strong) IBOutlet ReportWindow *reportWindow;
@end
