#import <UIKit/UIKit.h>

@class PlainBar;

@protocol PlainBarDelegate <NSObject>
- (void)plainBarDidTapStart:(PlainBar *)bar;
@end

@interface PlainBar : UIViewController
@property(nonatomic, weak) id<PlainBarDelegate> delegate;
@property(nonatomic, strong) UIButton *beginButton;
- (void)showTitle:(NSString *)title;
@end

@implementation PlainBar
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.beginButton addTarget:self action:@selector(didTapBegin:) forControlEvents:UIControlEventTouchUpInside];
}

- (void)showTitle:(NSString *)title {
  self.title = title;
}

- (IBAction)didTapBegin:(id)sender {
  if ([self.delegate respondsToSelector:@selector(plainBarDidTapStart:)]) {
    [self.delegate plainBarDidTapStart:self];
  }
}
@end

/// This bar leaves its button where it is.
@interface SearchController : UIViewController <PlainBarDelegate>
@property(nonatomic, strong) PlainBar *plainBar;
@property(nonatomic, strong) NSTimer *renewal;
@end

@implementation SearchController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.plainBar.delegate = self;
  [self search];
}

- (void)search {
  [self.plainBar showTitle:@"Searching"];
  self.renewal = [NSTimer timerWithTimeInterval:60 target:[SearchController class] selector:@selector(look) userInfo:nil repeats:YES];  // expect: restart_without_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:self.renewal forMode:NSRunLoopCommonModes];
}

- (void)viewWillDisappear:(BOOL)animated {
  [super viewWillDisappear:animated];
  [self.renewal invalidate];
}

- (void)plainBarDidTapStart:(PlainBar *)bar {
  [self search];
}

+ (void)look {
  NSLog(@"looked");
}
@end
