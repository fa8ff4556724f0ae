#import <UIKit/UIKit.h>

@interface BadgeController : UIViewController
@property (nonatomic, strong) NSTimer *blink;
@property (nonatomic) BOOL isQuiet;
@end

@implementation BadgeController

- (IBAction)silence:(id)sender {
    self.isQuiet = YES;
    [self refreshWithDelay:0];
}

- (void)refreshWithDelay:(NSTimeInterval)delay {
    if (self.isQuiet) {
        return;
    }
    [self begin];
}

- (void)begin {
    self.blink = [NSTimer timerWithTimeInterval:10 repeats:YES block:^(NSTimer *timer) { NSLog(@"blink"); }];
    [NSRunLoop.mainRunLoop addTimer:self.blink forMode:NSRunLoopCommonModes];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self refreshWithDelay:1];
}

- (void)dealloc {
    [_blink invalidate];
}

@end
