#import <UIKit/UIKit.h>

/// The text view is a line with links.
@interface LoginController : UIViewController <UITextFieldDelegate, UITextViewDelegate>
@property (nonatomic, strong) UITextView *agreement;
@property (nonatomic, strong) UILabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation LoginController {
    int seconds;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.agreement = [[UITextView alloc] init];
    self.agreement.delegate = self;
    [self.view addSubview:self.agreement];
}

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

- (void)count
{
    seconds++;
    self.left.text = [NSString stringWithFormat:@"%d", seconds];
}

- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL inRange:(NSRange)characterRange
{
    return NO;
}

@end
