#import <UIKit/UIKit.h>

@interface SongsController : UITableViewController
- (void)load;
@end

@implementation SongsController

- (void)load
{
    [self.tableView setEditing:NO];
}

@end

/// The list covers the label while it is presented.
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
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
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
    pages.navigationBar.tintColor = nil;
    [self presentViewController:pages animated:YES completion:nil];
    [_songs load];
}

@end

/// It is shown beside the label.
@interface MixController : UIViewController
@property (nonatomic, strong) UILabel *elapsed;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation MixController {
    SongsController *_songs;
    int seconds;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES];
    [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
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

- (void)show
{
    _songs = [[SongsController alloc] init];
    UINavigationController *pages = [[UINavigationController alloc] initWithRootViewController:_songs];
    [self addChildViewController:pages];
    [self.view addSubview:pages.view];
}

@end
