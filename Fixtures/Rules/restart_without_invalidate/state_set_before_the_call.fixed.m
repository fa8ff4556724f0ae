#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, Phase) { PhaseMain, PhaseScan };

@interface ScanController : UIViewController
@property (nonatomic) Phase phase;
@property (nonatomic, strong) NSTimer *scanTimer;
@property (nonatomic, strong) NSTimer *mainTimer;
@end

@implementation ScanController

// The phase that it sets keeps it from the scan's timer, and leads to the main one's.
- (IBAction)back:(id)sender {
    self.phase = PhaseMain;
    [self rearrange];
}

- (void)rearrange {
    switch (self.phase) {
        case PhaseScan:
            self.scanTimer = [NSTimer timerWithTimeInterval:10 repeats:YES block:^(NSTimer *timer) { NSLog(@"scan"); }];
            [NSRunLoop.mainRunLoop addTimer:self.scanTimer forMode:NSRunLoopCommonModes];
            break;
        case PhaseMain:
            [self.mainTimer invalidate];
            self.mainTimer = [NSTimer timerWithTimeInterval:10 repeats:YES block:^(NSTimer *timer) { NSLog(@"main"); }];
            [NSRunLoop.mainRunLoop addTimer:self.mainTimer forMode:NSRunLoopCommonModes];
            break;
    }
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.scanTimer invalidate];
    [self.mainTimer invalidate];
}

@end
