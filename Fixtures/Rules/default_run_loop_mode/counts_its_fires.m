#import <UIKit/UIKit.h>

#define PAUSE 119

/// The rows come anew once in two minutes.
@interface TimesController : UITableViewController
@property (nonatomic, strong) UILabel *state;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TimesController {
    int left;
    int ticks;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    left = PAUSE;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)count
{
    if (left == 0) {
        self.state.text = [[NSDate date] description];
        left = PAUSE;
    }
    left = left - 1;
    ticks++;
    if (ticks % 20 == 0) {
        self.state.alpha = ticks / 1000.0;
    }
}

@end

/// A change at every second fire is seen.
@interface BlinkController : UITableViewController
@property (nonatomic, strong) UILabel *state;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation BlinkController {
    int ticks;
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.5 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)count
{
    ticks++;
    if (ticks % 2 == 0) {
        self.state.text = [[NSDate date] description];
    }
}

@end

/// Both selectors are a wake(…) of one argument in Swift.
@interface SleepController : UITableViewController
@property (nonatomic, strong) UILabel *state;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation SleepController

- (void)wakeFor:(id)sender
{
    self.state.text = [[NSDate date] description];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(wakeForTimer:) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)wakeForTimer:(NSTimer *)timer
{
    self.state.text = @"Awake";
    [timer invalidate];
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

@end

/// It counts on, but what is drawn of the count lasts a quarter of a second.
@interface MessageView : UITableViewCell
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation MessageView {
    double left;
}

- (void)didMoveToWindow
{
    [super didMoveToWindow];
    [self.timer invalidate];
    if (self.window == nil) return;
    left = self.tag;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(fade) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)fade
{
    left -= 0.1;
    if (left < 1) {
        self.alpha = left;
    }
    if (left <= -100) {
        self.hidden = YES;
    }
}

@end

/// It breathes for ever.
@interface PulseView : UITableViewCell
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation PulseView {
    double level;
    BOOL rises;
}

- (void)didMoveToWindow
{
    [super didMoveToWindow];
    [self.timer invalidate];
    if (self.window == nil) return;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(pulse) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)pulse
{
    if (rises) {
        level += 0.1;
    } else {
        level -= 0.1;
    }
    if (level > 1 || level < 0) rises = !rises;
    self.alpha = level;
}

@end

/// Nobody knows how many minutes.
@interface NapController : UITableViewController
@property (nonatomic, strong) UILabel *state;
@property (nonatomic, strong) UISlider *slider;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation NapController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    int minutes = (int)self.slider.value;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:minutes * 60 target:self selector:@selector(show) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)show
{
    self.state.text = [[NSDate date] description];
}

@end

/// It hides the bar once; a touch counts anew.
@interface PlayerController : UITableViewController
@property (nonatomic, strong) UIView *bar;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSInteger time;
@end

@implementation PlayerController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(count) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event
{
    self.time = [touches count];
}

- (void)count
{
    self.time += 1;
    if (self.time == 5) {
        self.bar.frame = CGRectZero;
    }
}

@end

/// Four steps.
@interface SlideView : UITableViewCell
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation SlideView {
    int step;
}

- (void)didMoveToWindow
{
    [super didMoveToWindow];
    [self.timer invalidate];
    if (self.window == nil) return;
    step = 0;
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.1 target:self selector:@selector(slide) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)slide
{
    self.frame = CGRectMake(step * 10, 0, 100, 44);
    step++;
    if (step == 4) {
        step = 0;
        [self.timer invalidate];
    }
}

@end

/// It shows one of two pictures, and fades away once.
@interface PrinterController : UITableViewController
@property (nonatomic, strong) UIButton *button;
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) NSTimer *hide;
@property (nonatomic) BOOL isConnected;
@end

@implementation PrinterController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(look) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
    [self.hide invalidate];
    self.hide = [NSTimer scheduledTimerWithTimeInterval:2 target:self selector:@selector(fade) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note)
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
    [self.hide invalidate];
}

- (void)look
{
    if (self.isConnected) {
        [self.button setImage:[UIImage imageNamed:@"on"] forState:UIControlStateNormal];
    } else {
        [self.button setImage:[UIImage imageNamed:@"off"] forState:UIControlStateNormal];
    }
}

- (void)fade
{
    [UIView animateWithDuration:0.3 animations:^{
        self.button.alpha = 0.0;
    } completion:^(BOOL finished) {
        if (finished) {
            [self.hide invalidate];
        }
    }];
}

@end

#define STEPS 3.0

/// What is brought up to date at the end may slide again, another time.
@interface StripController : UITableViewController
@property (nonatomic, strong) UIView *partner;
@property (nonatomic, strong) NSMutableArray *cards;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation StripController {
    int step;
}

- (void)slide
{
    step = 0;
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.05 target:self selector:@selector(move:) userInfo:nil repeats:YES]; // expect: default_run_loop_mode(note), target_retained(note)
}

- (void)move:(NSTimer *)timer
{
    self.partner.frame = CGRectMake(0, step / STEPS, 10, 10);
    step++;
    if (step == STEPS + 1) {
        [timer invalidate];
        [self update];
    }
}

- (void)update
{
    if (self.cards.count < 2) {
        [self slide];
    }
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

@end

/// It slides for as long as it is shown.
@interface TickerController : UITableViewController
@property (nonatomic, strong) UIView *partner;
@property (nonatomic) BOOL isShown;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation TickerController {
    int step;
}

- (void)slide
{
    step = 0;
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.05 target:self selector:@selector(move:) userInfo:nil repeats:YES]; // expect: default_run_loop_mode, target_retained(note)
}

- (void)move:(NSTimer *)timer
{
    self.partner.frame = CGRectMake(0, step / STEPS, 10, 10);
    step++;
    if (step == STEPS + 1) {
        [timer invalidate];
        [self goOn];
    }
}

- (void)goOn
{
    if (self.isShown) {
        [self slide];
    }
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

@end
