#import <UIKit/UIKit.h>

@interface SongsController : UITableViewController
@end

@implementation SongsController
@end

@interface RecordController : UIViewController
@property (nonatomic, strong) UILabel *elapsed;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation RecordController {
    SongsController *_songs;
    int seconds;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    _songs = [[SongsController alloc] init];
    [self.timer invalidate];
    self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)count
{
    seconds++;
    self.elapsed.text = [NSString stringWithFormat:@"%d", seconds];
}

- (void)choose
{
    UINavigationController *pages = [[UINavigationController alloc] initWithRootViewController:_songs];
    [self presentViewController:pages animated:YES completion:nil];
}

@end
