#import <UIKit/UIKit.h>

/// The handler counts a variable that no other code sees, and all that others see is sent to the main queue.
@interface CodeScreen : UIViewController
@property (nonatomic, strong) UIButton *button;
@end

@implementation CodeScreen

- (void)countDown:(UIButton *)button {
    NSString *title = button.currentTitle;
    __block NSInteger rest = 59;
    dispatch_queue_t queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0);
    dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
    dispatch_source_set_timer(timer, dispatch_walltime(NULL, 0), NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(timer, ^{
        if (rest <= 0) {
            dispatch_source_cancel(timer);
            dispatch_async(dispatch_get_main_queue(), ^{
                [button setTitle:title forState:UIControlStateNormal];
                button.userInteractionEnabled = YES;
            });
        } else {
            int seconds = rest % 60;
            dispatch_async(dispatch_get_main_queue(), ^{
                [button setTitle:[NSString stringWithFormat:@"%.2d", seconds] forState:UIControlStateNormal];
                button.userInteractionEnabled = NO;
            });
            rest--;
        }
    });
    dispatch_resume(timer);
}

@end

/// Here the method that starts it counts, too.
@interface ScoreScreen : UIViewController
@end

@implementation ScoreScreen

- (void)play {
    __block NSInteger rest = 59;
    dispatch_source_t timer =
        dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));  // expect: concurrent_handler_queue
    dispatch_source_set_timer(timer, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
    dispatch_source_set_event_handler(timer, ^{
        rest--;
        if (rest <= 0) dispatch_source_cancel(timer);
    });
    dispatch_resume(timer);
    rest = 30;
}

@end
