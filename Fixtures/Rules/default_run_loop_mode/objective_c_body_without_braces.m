#import <UIKit/UIKit.h>

// A second statement after a body without braces would run without its condition.
@interface VoiceCell : UITableViewCell
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) UIImageView *wave;
@end

@implementation VoiceCell

- (void)start {
  __weak typeof(self) weakSelf = self;
  if (self.timer == nil)
    self.timer = [NSTimer scheduledTimerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) { [weakSelf.wave setImage:[UIImage imageNamed:@"next"]]; }];  // expect: default_run_loop_mode(warning)
}

- (void)prepareForReuse {
  [super prepareForReuse];
  [self.timer invalidate];
  self.timer = nil;
}

@end
