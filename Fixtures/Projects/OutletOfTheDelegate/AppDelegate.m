#import "AppDelegate.h"
#import "ReportWindow.h"

@implementation AppDelegate

- (IBAction)showReport:(id)sender {
  self.reportWindow = [[ReportWindow alloc] init];
  [self.reportWindow makeKeyAndOrderFront:sender];
}

@end
