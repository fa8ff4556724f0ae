#import <UIKit/UIKit.h>

/// It answers for a table that stands still, and for one that is on no screen.
@interface FormView : UIView <UITableViewDelegate, UITableViewDataSource>
@property (nonatomic, strong) UITableView *fields;
@property (nonatomic, strong) UILabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation FormView {
    int seconds;
}

- (UITableView *)fields
{
    if (!_fields) {
        _fields = [[UITableView alloc] init];
        _fields.dataSource = self;
        _fields.scrollEnabled = NO;
    }
    return _fields;
}

- (void)choose
{
    UIView *container = [[UIView alloc] initWithFrame:CGRectZero];
    UITableView *choices = [[UITableView alloc] initWithFrame:CGRectZero];
    [container addSubview:choices];
    choices.dataSource = self;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    return [[UITableViewCell alloc] init];
}

- (void)willMoveToWindow:(UIWindow *)window
{
    [super willMoveToWindow:window];
    [self.timer invalidate];
    if (window == nil) return;
    [self addSubview:self.fields];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)count
{
    seconds++;
    self.left.text = [NSString stringWithFormat:@"%d", seconds];
}

@end

@interface FormController : UIViewController
@end

@implementation FormController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.view addSubview:[[FormView alloc] init]];
}

@end

/// This table scrolls.
@interface ListView : UIView <UITableViewDelegate, UITableViewDataSource>
@property (nonatomic, strong) UILabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation ListView {
    int seconds;
}

- (void)fill
{
    UITableView *rows = [[UITableView alloc] initWithFrame:CGRectZero];
    rows.dataSource = self;
    [self addSubview:rows];
}

- (void)willMoveToWindow:(UIWindow *)window
{
    [super willMoveToWindow:window];
    [self.timer invalidate];
    if (window == nil) return;
    [self fill];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)count
{
    seconds++;
    self.left.text = [NSString stringWithFormat:@"%d", seconds];
}

@end

@interface ListController : UIViewController
@end

@implementation ListController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.view addSubview:[[ListView alloc] init]];
}

@end

/// Nothing under it can be scrolled.
@interface NoticeView : UIView
@property (nonatomic, strong) UILabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation NoticeView {
    int seconds;
}

- (instancetype)initWithText:(NSString *)text
{
    self = [super init];
    if (self) {
        [[UIApplication sharedApplication].keyWindow addSubview:self];
        self.frame = CGRectMake(0, 0, kScreenWidth, kScreenHeight);
    }
    return self;
}

- (void)willMoveToWindow:(UIWindow *)window
{
    [super willMoveToWindow:window];
    [self.timer invalidate];
    if (window == nil) return;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)count
{
    seconds++;
    self.left.text = [NSString stringWithFormat:@"%d", seconds];
}

@end

@interface RowsController : UITableViewController
@end

@implementation RowsController

- (void)warn
{
    NoticeView *notice = [[NoticeView alloc] initWithText:@"Wait"];
    [notice setNeedsLayout];
}

@end

/// What follows each frame scrolls the rows itself.
@interface DragView : UIScrollView
@property (nonatomic, strong) UILabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation DragView

- (void)willMoveToWindow:(UIWindow *)window
{
    [super willMoveToWindow:window];
    [self.timer invalidate];
    if (window == nil) return;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.05 target:self selector:@selector(move) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)move
{
    self.contentOffset = CGPointMake(self.contentOffset.x + 1, 0);
    self.left.text = [NSString stringWithFormat:@"%f", self.contentOffset.x];
}

@end
