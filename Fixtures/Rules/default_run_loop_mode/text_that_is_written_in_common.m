#import <UIKit/UIKit.h>

/// A long text may be written here.
@interface LetterController : UIViewController <UITextViewDelegate>
@property (nonatomic, strong) UITextView *letter;
@property (nonatomic, strong) UILabel *left;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation LetterController {
    int seconds;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.letter = [[UITextView alloc] init];
    self.letter.delegate = self;
    [self.view addSubview:self.letter];
}

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
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
    self.left.text = [NSString stringWithFormat:@"%d", seconds];
}

- (void)textViewDidChange:(UITextView *)textView
{
    seconds = 0;
}

- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL inRange:(NSRange)characterRange
{
    return NO;
}

@end
