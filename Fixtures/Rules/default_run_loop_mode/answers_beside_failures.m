#import <UIKit/UIKit.h>

@interface Station : NSObject
- (void)askWithSuccess:(void (^)(id answer))success failure:(void (^)(NSError *error))failure;
@end

/// The answer comes when it comes.
@interface NewsController : UITableViewController
@property (nonatomic, strong) UILabel *headline;
@property (nonatomic, strong) Station *station;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation NewsController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:2 target:self selector:@selector(ask) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)ask
{
    __weak NewsController *weakSelf = self;
    [self.station askWithSuccess:^(id answer) {
        weakSelf.headline.text = [answer description];
    } failure:^(NSError *error) {
        NSLog(@"%@", error);
    }];
}

@end

/// What is modified elsewhere is newer now and then.
@interface PaperController : UITableViewController
@property (nonatomic, strong) UILabel *headline;
@property (nonatomic, copy) NSString *path;
@property (nonatomic, strong) NSDate *lastModified;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation PaperController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(look) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)look
{
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:self.path error:NULL];
    NSDate *modified;
    modified = [attributes objectForKey:NSFileModificationDate];
    if (self.lastModified == nil || [modified compare:self.lastModified] == NSOrderedDescending) {
        self.lastModified = modified;
        self.headline.text = [NSString stringWithContentsOfFile:self.path encoding:NSUTF8StringEncoding error:NULL];
    }
}

@end
