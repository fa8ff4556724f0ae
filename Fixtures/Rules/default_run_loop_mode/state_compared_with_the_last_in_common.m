#import <UIKit/UIKit.h>
#import <AVFoundation/AVFoundation.h>

/// In the common modes nothing waits for the end of the scrolling.
@interface StationScreen : UITableViewController
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger lastStatus;
@property (nonatomic, strong) AVPlayer *player;
@property (nonatomic, strong) UILabel *state;
@end

@implementation StationScreen

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(look) userInfo:nil repeats:YES];
    self.timer.tolerance = 0.1;
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)look {
    if (self.lastStatus != self.player.timeControlStatus) {
        self.lastStatus = self.player.timeControlStatus;
        switch (self.lastStatus) {
            case 0:
                self.state.text = @"paused";
                break;
            default:
                self.state.text = @"plays";
                break;
        }
    }
}

@end

/// What this handler compares, it counts itself: the words change at every fire.
@interface PulseScreen : UITableViewController
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, assign) NSInteger shown;
@property (nonatomic, assign) NSInteger beat;
@property (nonatomic, strong) UILabel *state;
@end

@implementation PulseScreen

- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(look) userInfo:nil repeats:YES];
    self.timer.tolerance = 0.1;
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)look {
    self.beat = 1 - self.beat;
    if (self.shown != self.beat) {
        self.shown = self.beat;
        switch (self.shown) {
            case 0:
                self.state.text = @"tick";
                break;
            default:
                self.state.text = @"tock";
                break;
        }
    }
}

@end
