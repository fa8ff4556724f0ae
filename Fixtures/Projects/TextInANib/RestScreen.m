#import <UIKit/UIKit.h>

/// Its nib connects the instance variable of the property.
@interface RestScreen : UIViewController
@property (nonatomic, weak) IBOutlet UITextView *letter;
@property (nonatomic, weak) IBOutlet UILabel *rest;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation RestScreen

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    [self.timer invalidate];
    self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(show) userInfo:nil repeats:YES]; // expect: default_run_loop_mode
}

- (void)viewWillDisappear:(BOOL)animated
{
    [super viewWillDisappear:animated];
    [self.timer invalidate];
}

- (void)show
{
    self.rest.text = [[NSDate date] description];
}

@end
